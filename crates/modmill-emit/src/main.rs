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

fn plan(shape: &Shape, kernel: Kernel) -> Plan {
    let var = |name: &str, default: u32| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    let windows = if kernel == Kernel::Multiply { 0 } else { var("WINDOWS", 30) };
    Plan {
        schedule: var("SCHEDULE", u32::from(shape.bits <= 2048)) == 1,
        load_windows_after: windows,
        carry_registers: kernel == Kernel::Square && var("CARRY", u32::from(shape.bits <= 1024)) == 1,
        broadcast_latency: var("BROADCAST", 8),
    }
}

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("usage: modmill-emit FOLDER");
        std::process::exit(2);
    };
    std::fs::create_dir_all(&folder)?;
    let mut layouts = String::from(print::LAYOUTS_HEADER);
    for shape in &SHAPES {
        for kernel in [Kernel::Square, Kernel::Multiply] {
            let plan = plan(shape, kernel);
            let graph = graph::Graph::record(shape, kernel);
            let schedule = schedule::schedule(&graph, plan);
            let code = allocate::allocate(&graph, &schedule, shape, plan, kernel);
            let name = print::name(shape, kernel);
            eprintln!(
                "{name}: {} operations, {} instructions, {} spills, {} loads, modelled period {} cycles",
                graph.nodes.len(),
                code.lines.len(),
                code.spills,
                code.loads,
                schedule.period
            );
            std::fs::write(folder.join(format!("{name}.s")), print::assembly(shape, kernel, plan, &code, schedule.period))?;
            layouts.push_str(&print::layout(shape, kernel, &code.layout));
        }
    }
    std::fs::write(folder.join("layouts.rs"), layouts)
}
