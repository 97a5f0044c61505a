//! Writes the straight-line AVX-512 code of `modmill-arith` from its kernels.
//!
//! `cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted`

mod allocate;
mod graph;
mod print;
mod schedule;

use modmill_arith::fold::{Kernel, SHAPES, Shape};
use schedule::Plan;
use std::path::PathBuf;

/// The plan that measured fastest for each kernel.
fn plan(shape: &Shape, kernel: Kernel) -> Plan {
    let square = kernel == Kernel::Square;
    let looped = shape.rounds > 1;
    Plan {
        schedule: !looped,
        load_windows_after: if looped { 0 } else { u32::MAX },
        carry_registers: square && shape.bits <= 1024,
        broadcast_latency: 8,
    }
}

/// Every emitted file: its name and text. One line about each kernel goes to `tell`.
fn emit(mut tell: impl FnMut(String)) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut layouts = String::from(print::LAYOUTS_HEADER);
    for shape in &SHAPES {
        for kernel in [Kernel::Square, Kernel::Multiply] {
            let plan = plan(shape, kernel);
            let graph = graph::Graph::record(shape, kernel);
            let schedule = schedule::schedule(&graph, plan);
            let code = allocate::allocate(&graph, &schedule, shape, plan, kernel);
            let name = print::name(shape, kernel);
            tell(format!("{name}: {}", print::summary(&code, &schedule)));
            layouts.push_str(&print::layout(shape, kernel, &code.layout));
            files.push((format!("{name}.s"), print::assembly(shape, kernel, plan, &code, &schedule)));
        }
    }
    files.push(("layouts.rs".to_owned(), layouts));
    files
}

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("usage: modmill-emit FOLDER");
        std::process::exit(2);
    };
    // All or nothing: a kernel and its layout belong together.
    let files = emit(|line| eprintln!("{line}"));
    std::fs::create_dir_all(&folder)?;
    for (name, text) in files {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// What is committed is what the kernels give today.
    #[test]
    fn committed_code_is_current() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../modmill-arith/src/arch/x86_64/emitted");
        let files = super::emit(|_| ());
        assert_eq!(files.len(), 11);
        for (name, text) in files {
            let committed = std::fs::read_to_string(folder.join(&name)).expect("every emitted file is committed");
            assert!(committed == text, "{name} is not what the generator writes now; run the command in its header");
        }
    }
}
