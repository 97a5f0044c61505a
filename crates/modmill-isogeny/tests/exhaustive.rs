//! Every input and every output at 14 bits.

mod common;

use common::{make, options, run};
use modmill_isogeny::BackendChoice;
use modmill_isogeny::{Input, IsogenyError, NoProgress, Options, Proof, Value, Variant, evaluate, verify};
use std::collections::BTreeSet;

#[test]
fn each_point_of_order_n_has_one_output_and_no_other_x_is_evaluated() {
    let made = make(&options("p14", Variant::Fp, 40));
    let p: u32 = 13567;
    let mut outputs = BTreeSet::new();
    let mut inputs = Vec::new();
    for x in 0..p {
        match evaluate(&made.key, &Input::Point(Value { re: x.into(), im: 0u32.into() }), &Options::default(), &mut NoProgress) {
            Ok(done) => {
                inputs.push(x);
                outputs.insert(done.proof.output);
            }
            Err(e) => assert!(matches!(e, IsogenyError::BadInput { .. }), "{e}"),
        }
    }
    // N = 53: 52 points of order N, in pairs with the same x. The isogeny's degree is prime to N, so it permutes them.
    assert_eq!((inputs.len(), outputs.len()), (26, 26));
}

#[test]
fn of_all_x_one_is_accepted_as_the_output() {
    for variant in [Variant::Fp, Variant::Fp2] {
        let made = make(&options("p14", variant, 40));
        for message in [b"1", b"2", b"3"] {
            let proof = run(&made.key, &Input::Message(message.to_vec())).proof;
            for x in 0..13567u32 {
                let accepted = verify(&Proof { output: x.into(), ..proof.clone() }, None, BackendChoice::Auto).is_ok();
                assert_eq!(accepted, proof.output == x.into(), "{x}");
            }
        }
    }
}
