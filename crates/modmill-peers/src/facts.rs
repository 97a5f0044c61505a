//! The facts that a record of a measurement must state: processor, clock, backends, peers.

use crate::{PeerError, gmp, openssl};
use modmill_arith::IntegerBackend;
use modmill_timing::Stopwatch;
use std::hint::black_box;

/// A peer and its version, or why it can't be used.
#[derive(Debug, Clone, PartialEq)]
pub struct PeerFact {
    /// `GMP` or `OpenSSL`.
    pub name: String,
    /// Its own version string.
    pub version: Option<String>,
    /// When it is missing: what was tried, and which package to install.
    pub missing: Option<String>,
}

/// The machine that a measurement was made on.
#[derive(Debug, Clone, PartialEq)]
pub struct MachineFacts {
    /// The processor's name with family, model and stepping, as reported by the system.
    pub cpu: String,
    /// Processors that this process may use.
    pub cpus: usize,
    /// [`core_ghz`].
    pub core_ghz: f64,
    /// Backends that can run here, slowest first.
    pub backends: Vec<String>,
    /// The peers.
    pub peers: Vec<PeerFact>,
    /// Operating system and architecture.
    pub system: String,
    /// True if this library was built with optimisation.
    pub optimised: bool,
}

/// Gathers the facts. Measuring the clock takes about 50 ms.
#[must_use]
pub fn machine_facts() -> MachineFacts {
    MachineFacts {
        cpu: cpu_name(&std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default()),
        cpus: std::thread::available_parallelism().map_or(1, usize::from),
        core_ghz: core_ghz(),
        backends: IntegerBackend::names().iter().map(|b| b.name().to_owned()).collect(),
        peers: vec![peer("GMP", gmp().map(|g| g.version().to_owned())), peer("OpenSSL", openssl().map(|o| o.version().to_owned()))],
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        optimised: !cfg!(debug_assertions),
    }
}

fn peer(name: &str, found: Result<String, PeerError>) -> PeerFact {
    let (version, missing) = match found {
        Ok(version) => (Some(version), None),
        Err(e) => (None, Some(e.to_string())),
    };
    PeerFact { name: name.to_owned(), version, missing }
}

/// The core's clock in GHz under scalar code, from a chain of dependent additions and exclusive ors, one cycle each.
///
/// The best of 25 windows of 2 ms, because interruptions can only lower the result. Code on 512-bit registers may run at a lower clock.
/// In an unoptimised build a step is more than one instruction, and the figure means nothing.
#[must_use]
pub fn core_ghz() -> f64 {
    const STEPS: u64 = 300_000;
    let (mask, step) = (black_box(0x5555_5555_5555_5555_u64), black_box(0x9e37_79b9_7f4a_7c15_u64));
    let mut best: f64 = 0.0;
    let mut a = black_box(1u64);
    for _ in 0..25 {
        let t = Stopwatch::start();
        for _ in 0..STEPS {
            // 16 operations, each on the result of the one before; (a ^ m) + s can't be shortened.
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
            a = (a ^ mask).wrapping_add(step);
        }
        a = black_box(a);
        best = best.max(16.0 * STEPS as f64 / t.elapsed().as_secs_f64() / 1e9);
    }
    best
}

/// `model name (family F, model M, stepping S)` from the text of /proc/cpuinfo; `unknown` when it has no name.
fn cpu_name(cpuinfo: &str) -> String {
    let field = |name: &str| {
        let line = cpuinfo.lines().find(|l| l.split(':').next().is_some_and(|key| key.trim() == name))?;
        line.split_once(':').map(|(_, value)| value.trim().to_owned())
    };
    let Some(name) = field("model name") else { return "unknown".to_owned() };
    match (field("cpu family"), field("model"), field("stepping")) {
        (Some(f), Some(m), Some(s)) => format!("{name} (family {f}, model {m}, stepping {s})"),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_is_named() {
        let text = "processor\t: 0\ncpu family\t: 6\nmodel\t\t: 143\nmodel name\t: Some CPU @ 2 GHz\nstepping\t: 8\n";
        assert_eq!(cpu_name(text), "Some CPU @ 2 GHz (family 6, model 143, stepping 8)");
        assert_eq!(cpu_name(""), "unknown");
    }

    #[test]
    fn facts_are_plausible() {
        let facts = machine_facts();
        assert!(facts.cpus >= 1 && facts.backends.contains(&"portable".to_owned()));
        assert!(facts.core_ghz > 0.0 && facts.core_ghz < 10.0, "{} GHz", facts.core_ghz);
        for peer in &facts.peers {
            assert_eq!(peer.version.is_some(), peer.missing.is_none(), "{peer:?}");
        }
    }
}
