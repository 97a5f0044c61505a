//! Writes the machine code of `modmill-arith`'s kernels: for AVX-512, for AVX-IFMA, and by double-precision multiply-adds for AVX2 and NEON.
//!
//! `cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels`

mod allocate;
mod fma;
mod graph;
mod independent;
mod print;
mod registers;
mod schedule;

use fma::Multiplier;
use modmill_arith::curve::programs::{self as points, IndependentKernel};
use modmill_arith::fold::programs::{self, EmittedKernel};
use schedule::Tuning;
use std::path::PathBuf;

/// Most vectors of a result that stay in registers from one iteration to the next.
const CARRIED: usize = 3;

/// The tuning that measured fastest for kernels of this kind.
fn tuning(kernel: &EmittedKernel) -> Tuning {
    let loops = !kernel.program.rows.is_empty();
    Tuning {
        schedule: !loops,
        load_windows_after: if loops { 0 } else { u32::MAX },
        carry_registers: kernel.repeats && kernel.program.results.len() <= CARRIED,
        broadcast_latency: 8,
        four_ports: kernel.advance > 0,
    }
}

/// Every emitted file: its name and text. One line about each kernel goes to `tell`.
fn emit(mut tell: impl FnMut(String)) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut layouts = String::from(print::LAYOUTS_HEADER);
    for kernel in programs::emitted() {
        let tuning = tuning(&kernel);
        let graph = graph::Graph::new(kernel.program.clone());
        let schedule = schedule::schedule(&graph, tuning);
        let code = allocate::allocate(&graph, &schedule, tuning);
        let results: Vec<_> = (0..graph.results.len()).map(|r| graph.operand_of_result(r)).collect();
        tell(format!("{}: {}", kernel.name, print::summary(&code, &schedule)));
        layouts.push_str(&print::layout(&kernel.name, &code.layout));
        files.push((format!("x86_64/avx512/{}.s", kernel.name), print::assembly(&kernel, &results, tuning, &code, &schedule)));
    }
    for IndependentKernel { kernel, blocks } in points::emitted() {
        let code = independent::emit(&graph::Graph::new(kernel.program.clone()), &blocks);
        tell(format!("{}: {}", kernel.name, print::independent_summary(&code)));
        layouts.push_str(&print::independent_layout(&kernel.name, &code));
        files.push((format!("x86_64/avx512/{}.s", kernel.name), print::independent_assembly(&kernel, &code)));
    }
    files.push(("x86_64/avx512/layouts.rs".to_owned(), layouts));
    let [mut doubles, mut integers] = [print::FMA_LAYOUTS_HEADER, print::AVXIFMA_LAYOUTS_HEADER].map(String::from);
    for kernel in programs::emitted_in_pairs() {
        let name = &kernel.kernel.name;
        let fma::Emitted { x86_64, aarch64, layout } = fma::emit(&kernel, Multiplier::Doubles);
        doubles.push_str(&layout);
        let neon = aarch64.as_ref().map_or(0, |text| text.executed);
        tell(format!("fma {name}: {}; on NEON {neon}", x86_64.summary));
        files.push((format!("fma/x86_64/{name}.s"), x86_64.assembly));
        files.extend(aarch64.map(|text| (format!("fma/aarch64/{name}.s"), text.assembly)));
        let fma::Emitted { x86_64, layout, .. } = fma::emit(&kernel, Multiplier::Integers);
        integers.push_str(&layout);
        tell(format!("avxifma {name}: {}", x86_64.summary));
        files.push((format!("x86_64/avxifma/{name}.s"), x86_64.assembly));
    }
    files.push(("fma/layouts.rs".to_owned(), doubles));
    files.push(("x86_64/avxifma/layouts.rs".to_owned(), integers));
    files
}

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("usage: modmill-emit FOLDER");
        std::process::exit(2);
    };
    // All or nothing: a kernel and its layout belong together.
    let files = emit(|line| eprintln!("{line}"));
    for machine in ["x86_64/avx512", "x86_64/avxifma", "fma/x86_64", "fma/aarch64"] {
        std::fs::create_dir_all(folder.join(machine))?;
    }
    for (name, text) in files {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// The committed files are what the kernels give today.
    #[test]
    fn committed_code_is_current() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../modmill-arith/src/kernels");
        let files = super::emit(|_| ());
        assert_eq!(files.len(), 66);
        for (name, text) in files {
            let committed = std::fs::read_to_string(folder.join(&name)).expect("every emitted file is committed");
            assert!(committed == text, "{name} is not what the generator writes now; run the command in its header");
        }
    }
}
