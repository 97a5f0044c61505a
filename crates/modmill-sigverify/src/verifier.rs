//! The verifier: a rule, a backend, and the workers that do the work.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::lanes::{self, Group, InLanes, LANES};
use crate::{Rule, SigError, Signed, StageTimes, Verdict, portable};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::on_lanes;
use modmill_arith::{BackendChoice, IntegerBackend};

/// The largest number of signatures that are verified sooner one after another than in the lanes of a group.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const FEW: usize = 2;

/// Verifies signatures under one rule on one backend.
#[derive(Debug, Clone)]
pub struct Verifier {
    rule: Rule,
    backend: IntegerBackend,
    why: String,
}

impl Verifier {
    /// A verifier for `rule`.
    ///
    /// # Errors
    /// [`SigError::Arith`] when a named backend cannot run on this machine.
    pub fn new(rule: Rule, choice: BackendChoice) -> Result<Self, SigError> {
        let (backend, why) = choice.resolve("Ed25519", |_| Ok(()))?;
        Ok(Self { rule, backend, why })
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The backend that runs.
    #[must_use]
    pub fn backend(&self) -> IntegerBackend {
        self.backend
    }

    /// Why that backend runs.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// A worker: what one thread keeps between calls. All its memory is allocated here.
    #[must_use]
    pub fn worker(&self) -> Worker {
        Worker { rule: self.rule, engine: Engine::new(self.rule, self.backend) }
    }

    /// Verifies one signature.
    #[must_use]
    pub fn verify(&self, message: &[u8], signature: &[u8; 64], key: &[u8; 32]) -> Verdict {
        let signed = Signed { message, signature, key };
        match self.backend.unit() {
            None => portable::verify(self.rule, signed),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Some(lanes) => on_lanes!(lanes, m => lanes::verify(m, self.rule, signed, None)),
        }
    }

    /// Verifies each signature independently: verdict i is that of `signed[i]`.
    #[must_use]
    pub fn verify_many(&self, signed: &[Signed<'_>]) -> Vec<Verdict> {
        let mut verdicts = vec![Verdict::EquationFailed; signed.len()];
        self.worker().verify(signed, &mut verdicts);
        verdicts
    }
}

/// The state by which one thread verifies signatures without allocating.
#[derive(Debug)]
pub struct Worker {
    rule: Rule,
    engine: Engine,
}

#[derive(Debug)]
enum Engine {
    Portable(StageTimes),
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    Lanes(Box<dyn InLanes>),
}

impl Engine {
    #[cfg_attr(
        not(any(target_arch = "x86_64", target_arch = "aarch64")),
        expect(unused_variables, reason = "for vector units, of which only those of x86-64 are used here")
    )]
    fn new(rule: Rule, backend: IntegerBackend) -> Self {
        match backend.unit() {
            None => Self::Portable(StageTimes::default()),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Some(lanes) => on_lanes!(lanes, m => Self::Lanes(Box::new(Group::new(m, rule)))),
        }
    }
}

impl Worker {
    /// The group: how many signatures the backend verifies together.
    #[must_use]
    pub fn group(&self) -> usize {
        match self.engine {
            Engine::Portable(_) => 1,
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Engine::Lanes(_) => LANES,
        }
    }

    /// Verifies each signature independently: `verdicts[i]` becomes that of `signed[i]`.
    ///
    /// # Panics
    /// When the slices differ in length.
    pub fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        assert_eq!(signed.len(), verdicts.len(), "a verdict for each signature");
        match &mut self.engine {
            Engine::Portable(times) => {
                for (s, v) in signed.iter().zip(verdicts) {
                    *v = portable::verify_timed(self.rule, *s, Some(times));
                }
            }
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Engine::Lanes(group) => {
                for (s, v) in signed.chunks(LANES).zip(verdicts.chunks_mut(LANES)) {
                    if s.len() <= FEW {
                        s.iter().zip(v).for_each(|(s, v)| *v = group.verify_one(*s));
                    } else {
                        group.verify(s, v);
                    }
                }
            }
        }
    }

    /// The time spent in each stage.
    #[must_use]
    pub fn stages(&self) -> StageTimes {
        match &self.engine {
            Engine::Portable(times) => *times,
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Engine::Lanes(group) => group.times(),
        }
    }
}
