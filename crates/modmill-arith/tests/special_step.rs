//! The kernel of a step of an isogeny evaluation in the interval domain.

use modmill_arith::fold::special_step::{self, COLUMN, TOP};
use modmill_arith::lanes::{Analysis, Bounds, Intervals};
use std::cell::RefCell;

fn analyse(bounds: Bounds) -> Analysis {
    let analysis = RefCell::new(Analysis::within(bounds));
    special_step::run(Intervals::new(&analysis));
    analysis.into_inner()
}

/// No bit is lost, and a step's results are within the bounds of its operands: so for any number of steps.
#[test]
fn no_step_can_lose_a_bit() {
    let bounds = special_step::bounds();
    let most = bounds.operands[0].clone();
    let analysis = analyse(bounds);
    assert!(analysis.assumptions.is_empty());
    assert!(analysis.findings.is_empty(), "{}", analysis.findings.iter().take(8).map(|f| format!("{f}\n")).collect::<String>());
    assert_eq!(analysis.result.len(), most.len());
    for (i, (&max, &most)) in analysis.result.iter().zip(&most).enumerate() {
        assert!(max <= most, "word {i}: {max:#x} and not {most:#x}");
    }
}

/// The analysis can fail: columns of a bit more overflow a difference's bias.
#[test]
fn larger_columns_are_found_out() {
    let mut bounds = special_step::bounds();
    for word in &mut bounds.operands[0] {
        if *word == COLUMN || *word == TOP {
            *word *= 2;
        }
    }
    assert!(!analyse(bounds).findings.is_empty());
}
