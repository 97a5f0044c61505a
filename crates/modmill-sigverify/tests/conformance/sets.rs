//! All the edge cases with what integers say of them, made once.

use crate::integers::Facts;
use crate::{Case, edges, small_order, verdicts};
use modmill_arith::{BackendChoice, BackendName};
use modmill_sigverify::{Rule, Verdict, Verifier};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static DECIDED: LazyLock<Vec<(Case, Facts)>> = LazyLock::new(|| {
    let lists =
        [small_order::pairs(), edges::scalars(), edges::mixed_orders(), edges::encodings(), edges::flipped_bits(), edges::several_faults()];
    lists
        .into_iter()
        .flatten()
        .map(|case| {
            let facts = Facts::of(&case);
            (case, facts)
        })
        .collect()
});

/// Every case with what integers say of it.
pub(crate) fn decided() -> &'static [(Case, Facts)] {
    &DECIDED
}

pub(crate) fn agree_with_integers(backend: BackendName) {
    let cases: Vec<Case> = decided().iter().map(|(case, _)| case.clone()).collect();
    for rule in Rule::ALL {
        let verifier = Verifier::new(rule, BackendChoice::Named(backend)).expect("an available backend");
        for (got, (case, facts)) in verdicts(backend, rule, &cases).into_iter().zip(decided()) {
            assert_eq!(got, facts.verdict(rule), "{backend}, {rule}: {}", case.what);
            assert_eq!(verifier.verify(&case.message, &case.signature, &case.key), got, "{backend}, {rule}, alone: {}", case.what);
        }
    }
}

/// Each rule meets every verdict that it can give, so that no check passes for want of a case.
#[test]
fn the_cases_reach_every_verdict() {
    for rule in Rule::ALL {
        let mut counts = BTreeMap::<Verdict, usize>::new();
        for (_, facts) in decided() {
            *counts.entry(facts.verdict(rule)).or_default() += 1;
        }
        for verdict in Verdict::ALL {
            let possible = match verdict {
                Verdict::CommitmentEncoding => rule.is_cofactored(),
                Verdict::KeySmallOrder | Verdict::CommitmentSmallOrder => rule.refuses_small_order(),
                _ => true,
            };
            assert_eq!(counts.get(&verdict).is_some_and(|n| *n > 1), possible, "{rule}: {counts:?}");
        }
    }
}
