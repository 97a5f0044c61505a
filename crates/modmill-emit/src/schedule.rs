//! The order of instructions: list scheduling of several iterations on a model of the core's two 512-bit ports.
//!
//! The model, unless a tuning says otherwise: ports 0 and 5, one vector instruction each a cycle; shifts on port 0 only, lane crossings on port 5 only.
//! Loads and stores are free but have latency. Measured latencies are those of facts about Sapphire Rapids: multiply-add 4,
//! lane crossing 3, store to broadcast load about 7, unaligned load across fresh stores about 25.

use crate::graph::Graph;
use modmill_arith::lanes::Op;
use std::collections::BTreeSet;

/// The options of the schedule, chosen for each kernel by measurement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tuning {
    /// List-schedule; otherwise keep the kernel's own order.
    pub(crate) schedule: bool,
    /// Cycles after which a window is loaded rather than aligned in registers.
    pub(crate) load_windows_after: u32,
    /// Keep the result in registers from one iteration to the next.
    pub(crate) carry_registers: bool,
    /// Modelled latency from a digit's store to its broadcast.
    pub(crate) broadcast_latency: u32,
    /// Zen 5's model: multiply-adds have two ports to themselves and everything else two others, latencies are longer, and spills cost.
    /// Digits that are never broadcast are not stored.
    pub(crate) four_ports: bool,
}

const ITERATIONS: usize = 5;
const OBSERVED: usize = 3;
/// Values in registers beyond which no further one is begun unless nothing else can be done.
const MOST_LIVE: i32 = 28;

/// The chosen order of one iteration, which windows are loads, and the modelled cycles of an iteration.
#[derive(Debug, Clone)]
pub(crate) struct Schedule {
    pub(crate) order: Vec<usize>,
    pub(crate) loaded: Vec<bool>,
    pub(crate) period: u32,
    /// Cycles of an iteration if there were ports without end, and if there were no latency.
    pub(crate) bounds: (u32, u32),
}

/// Schedules one iteration of a loop whose results are its next operands.
pub(crate) fn schedule(graph: &Graph, tuning: Tuning) -> Schedule {
    let n = graph.nodes.len();
    let all_loaded: Vec<bool> = graph.window.iter().map(Option::is_some).collect();
    if !tuning.schedule {
        let loaded = if tuning.load_windows_after == u32::MAX { vec![false; n] } else { all_loaded };
        return Schedule { order: (0..n).collect(), bounds: bounds(graph, tuning, &loaded), loaded, period: 0 };
    }
    let mut loaded = vec![false; n];
    let (mut times, mut period) = simulate(graph, tuning, &loaded);
    if tuning.load_windows_after != u32::MAX {
        // A window first needed late in the iteration is loaded: by then the stores have left the store buffer.
        let ready =
            graph.nodes.iter().enumerate().filter(|(_, n)| matches!(n.op, Op::Operand(..))).map(|(i, _)| times[i]).max().unwrap_or(0);
        for (i, load) in loaded.iter_mut().enumerate().filter(|(i, _)| graph.window[*i].is_some()) {
            let first = graph.users[i].iter().map(|&u| times[u]).min().unwrap_or(0);
            *load = first >= ready + tuning.load_windows_after;
        }
        (times, period) = simulate(graph, tuning, &loaded);
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&i| (times[i], i));
    Schedule { order, bounds: bounds(graph, tuning, &loaded), loaded, period }
}

fn latency(graph: &Graph, tuning: Tuning, loaded: &[bool], i: usize) -> u32 {
    match graph.nodes[i].op {
        Op::MadLo | Op::MadHi => 4,
        Op::Align(_) if loaded[i] => 25,
        Op::Align(_) | Op::Pick(_) if tuning.four_ports => 5,
        Op::Align(_) | Op::Pick(_) => 3,
        Op::Add(_) | Op::Sub | Op::And | Op::Or | Op::Shl(_) | Op::Shr(_) | Op::AddCarryPredicted(_) if tuning.four_ports => 2,
        Op::Add(_) | Op::Sub | Op::And | Op::Or | Op::Shl(_) | Op::Shr(_) | Op::AddCarryPredicted(_) | Op::Select(_) => 1,
        Op::AddOrSub(_) => 2,
        Op::Broadcast(_) => tuning.broadcast_latency,
        Op::Zero | Op::Splat(_) | Op::Operand(..) | Op::Table(_) | Op::Output(_) => 0,
        // A loop: its instructions over two ports.
        Op::Columns(_) => unreachable!("a loop of machines of pairs"),
        Op::Rows(k) => (graph.rows[k].rows.len() * graph.rows[k].vectors) as u32,
    }
}

/// Issue time of each node of the observed iteration (relative to its first operand) and the period.
fn simulate(graph: &Graph, tuning: Tuning, loaded: &[bool]) -> (Vec<u32>, u32) {
    let n = graph.nodes.len();
    let total = n * ITERATIONS;
    let lat: Vec<u32> = (0..n).map(|i| latency(graph, tuning, loaded, i)).collect();
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); total];
    let mut pending = vec![0u32; total];
    for it in 0..ITERATIONS {
        for (i, node) in graph.nodes.iter().enumerate() {
            for &a in &node.args {
                users[it * n + a].push(it * n + i);
                pending[it * n + i] += 1;
            }
            if let (Op::Operand(operand, v), true) = (node.op, it > 0) {
                // A chain of products: each waits for the one before, and so it does where a kernel does not repeat itself.
                let result = graph.operands[..operand].iter().sum::<usize>() + v;
                if let Some(&r) = graph.results.get(result) {
                    users[(it - 1) * n + r].push(it * n + i);
                    pending[it * n + i] += 1;
                }
            }
        }
    }
    let mut height = vec![0u32; total];
    for i in (0..total).rev() {
        // Users of a node always have a larger number, within an iteration and across.
        height[i] = lat[i % n] + users[i].iter().map(|&u| height[u]).max().unwrap_or(0);
    }
    let mut earliest = vec![0u32; total];
    let mut issue = vec![0u32; total];
    // (ready time, node): waiting; (height, node): ready.
    let mut waiting: BTreeSet<(u32, usize)> = (0..total).filter(|&i| pending[i] == 0).map(|i| (0, i)).collect();
    let mut ready: BTreeSet<(std::cmp::Reverse<u32>, usize)> = BTreeSet::new();
    let mut cycle = 0;
    let mut done = 0;
    // Users not yet issued of each node, and how many values are in registers: too many are spilled, which costs more than it gains.
    let mut unread: Vec<usize> = (0..total).map(|i| graph.users[i % n].len()).collect();
    let mut live = 0;
    let mut stalled = false;
    let (mut port0, mut port5) = (true, true);
    let mut others = 2;
    while done < total {
        while let Some(&(t, i)) = waiting.first() {
            if t > cycle {
                break;
            }
            waiting.pop_first();
            ready.insert((std::cmp::Reverse(height[i]), i));
        }
        let mut chosen = Vec::new();
        // A predicted carry is two instructions: its flag update follows on any port; account for it as a debt of one slot.
        for &(h, i) in &ready {
            let growth = growth(graph, &unread, i);
            if tuning.four_ports && growth > 0 && live + growth > MOST_LIVE && !stalled {
                continue;
            }
            let free = graph.is_silent(i % n) || loaded[i % n];
            let fits = match graph.nodes[i % n].op {
                _ if free => true,
                Op::MadLo | Op::MadHi if tuning.four_ports => std::mem::replace(&mut port0, false) || std::mem::replace(&mut port5, false),
                _ if tuning.four_ports => {
                    let fits = others > 0;
                    others -= i32::from(fits);
                    fits
                }
                Op::Shl(_) | Op::Shr(_) => std::mem::replace(&mut port0, false),
                Op::Align(_) | Op::Pick(_) => std::mem::replace(&mut port5, false),
                _ => std::mem::replace(&mut port0, false) || std::mem::replace(&mut port5, false),
            };
            if fits {
                chosen.push((h, i));
                live += growth;
                for &a in &graph.nodes[i % n].args {
                    unread[i - i % n + a] -= 1;
                }
            }
            if !port0 && !port5 && (others == 0 || !tuning.four_ports) && chosen.len() > 8 {
                break;
            }
        }
        stalled = chosen.is_empty();
        let mut freed = false;
        for (h, i) in chosen {
            ready.remove(&(h, i));
            issue[i] = cycle;
            done += 1;
            for u in std::mem::take(&mut users[i]) {
                earliest[u] = earliest[u].max(cycle + lat[i % n]);
                pending[u] -= 1;
                if pending[u] == 0 {
                    waiting.insert((earliest[u], u));
                    freed |= earliest[u] <= cycle;
                }
            }
        }
        if !freed {
            cycle += 1;
            (port0, port5) = (true, true);
            others = 2;
        }
    }
    let base = (0..n).map(|i| issue[OBSERVED * n + i]).min().unwrap_or(0);
    let last = |it: usize| graph.results.iter().map(|&r| issue[it * n + r]).max().unwrap_or(0);
    ((0..n).map(|i| issue[OBSERVED * n + i] - base).collect(), last(OBSERVED) - last(OBSERVED - 1))
}

/// The number of values by which the registers fill when node `i`, counted over the iterations, is issued.
fn growth(graph: &Graph, unread: &[usize], i: usize) -> i32 {
    let n = graph.nodes.len();
    let first = i - i % n;
    let in_register = |node: usize| !graph.is_memory(node) && !graph.users[node].is_empty();
    let args = &graph.nodes[i % n].args;
    let last_read = |&(k, &a): &(usize, &usize)| {
        in_register(a) && !args[..k].contains(&a) && unread[first + a] == args.iter().filter(|&&b| b == a).count()
    };
    i32::from(in_register(i % n)) - args.iter().enumerate().filter(last_read).count() as i32
}

/// The critical path around the loop, and the instructions over two ports.
fn bounds(graph: &Graph, tuning: Tuning, loaded: &[bool]) -> (u32, u32) {
    let n = graph.nodes.len();
    let mut at = vec![0u32; n];
    let mut done = Vec::new();
    for _ in 0..ITERATIONS {
        for (i, node) in graph.nodes.iter().enumerate() {
            let start = node.args.iter().map(|&a| at[a]).max().unwrap_or(0);
            let start = match node.op {
                Op::Operand(operand, v) => done.get(graph.operands[..operand].iter().sum::<usize>() + v).copied().unwrap_or(0),
                _ => start,
            };
            at[i] = start + latency(graph, tuning, loaded, i);
        }
        done.push(0);
        done = graph.results.iter().map(|&r| at[r]).collect();
    }
    let total = done.iter().max().copied().unwrap_or(0) / ITERATIONS as u32;
    let instructions: u32 = (0..n)
        .map(|i| match graph.nodes[i].op {
            _ if graph.is_silent(i) || loaded[i] => 0,
            Op::AddCarryPredicted(_) | Op::AddOrSub(_) | Op::Select(_) => 2,
            Op::Rows(k) => 2 * (graph.rows[k].rows.len() * graph.rows[k].vectors) as u32,
            _ => 1,
        })
        .sum();
    (total, instructions.div_ceil(2))
}
