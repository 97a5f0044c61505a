//! Evaluation against plain arithmetic, proofs of every kind over many T, and the outside vectors.

use modmill_vdf::{BackendChoice, Modulus, Natural};
use modmill_vdf::{
    EveryStep, ModulusFlaw, NoProgress, Options, Phase, Progress, ProofFile, ProofKind, Statement, VdfError, VerifyOptions, Warning,
    calibrate, canonical, evaluate, verify_with,
};
use std::ops::ControlFlow;

fn contest() -> Modulus {
    let digits = b"b0ad4555c1ee34c8cb0577d7105a475171760330d577a0777ddcb955b302ad0803487d78ca267e8e9f5e3f46e35e10ca641a27e622b2d04bb09f3f5e3ad274b1744f34aeaf90fd45129a02a298dbc430f404f9988c862d10b58c91faba2aa2922f079229b0c8f88d86bfe6def7d026294ed9dee2504b5d30466f7b0488e2666b";
    Modulus::new(Natural::parse_bytes(digits, 16).unwrap()).unwrap()
}

fn plain(modulus: &Modulus, base: u32, steps: u64) -> Natural {
    (0..steps).fold(Natural::from(base), |x, _| &x * &x % modulus.value())
}

#[test]
fn the_contest_modulus_gives_its_published_values() {
    let known = [
        (
            10u64,
            "4f52baaa3e11cb3734fa8828efa5b8ae8e89fccf2a885f88822346aa4cfd52f7fcb7828735d9817160a1c0b91ca1ef359be5d819dd4d2fb44f60c0a1c52d8b4e8bb0cb51506f02baed65fd5d67243bcf0bfb06677379d2ef4a736e0545d55d6dd0f86dd64f37077279401921082fd9d6b126211dafb4a2cfb99084fb771d9995",
        ),
        (
            1000,
            "aab9dc4ffaca1e764a96ef640f2a00d3a9caafedf28008fd86a883fb71055f8ad77fef287f822e8a304257dca49834e6f3c1bb50b37a8e5451536051f870e2a2aa6f47bc2d0ca9ac9286471e8958c885abceb9b50fd343a0862cf5a62a50d0862f7659f23f131374a017a53738885758a104cd307a9f295afd5a5d01901db58",
        ),
        (
            100_000,
            "98d5c32edaf128b0a6e35b3e786b4a9373ef62573c9567fc93d3262d1dc01b27defdfe9518b31499c5237aae158bfd1709804738258d9c3beaeb6416c3b77720ff1a345c99462b14cb81a5c9f134ee100e5c6a737808f64f6c8c9b40f3a0554fde471f7f29336057fc5ed656269e738453fe2a8895883d458907f510e2452b84",
        ),
    ];
    for (steps, y) in known {
        let statement = Statement::new(contest(), Natural::from(2u8), steps).unwrap();
        let done = evaluate(&statement, &Options::default(), &mut NoProgress).unwrap();
        assert_eq!(done.y_full, Natural::parse_bytes(y.as_bytes(), 16).unwrap(), "T = {steps}");
        assert_eq!(done.y, canonical(&contest(), &done.y_full));
        assert_eq!(done.faults_detected, 0);
    }
}

#[test]
fn every_proof_verifies_for_every_kind_of_t() {
    let modulus = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
    for kind in [ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        for steps in
            (1..40).chain([255, 256, 263, 264, 265, 511, 512, 513, 1023, 1024, 1025, 1027, 4095, 8191, 9973, 65_536, 99_991, 100_000])
        {
            for threads in [1, 3] {
                let statement = Statement::new(modulus.clone(), Natural::from(7u8), steps).unwrap();
                let options = Options { proof: kind, threads, accept_modulus: true, ..Options::default() };
                let done = evaluate(&statement, &options, &mut NoProgress).unwrap();
                assert_eq!(done.y_full, plain(&modulus, 7, steps), "{kind} {steps}");
                let file = done.proof_file().unwrap();
                assert_eq!(verify_with(&file, &VerifyOptions { accept_modulus: true, ..VerifyOptions::default() }).unwrap().kind, kind);
                assert_eq!(ProofFile::from_text(file.to_text().as_bytes()).unwrap(), file);
            }
        }
    }
}

#[test]
fn few_points_still_make_the_same_proof() {
    let modulus = contest();
    for kind in [ProofKind::Wesolowski, ProofKind::Pietrzak] {
        let statement = Statement::new(modulus.clone(), Natural::from(3u8), 50_001).unwrap();
        let wanted = evaluate(&statement, &Options { proof: kind, ..Options::default() }, &mut NoProgress).unwrap();
        for point_memory in [0, 1000, 5000] {
            let options = Options { proof: kind, point_memory, backend: BackendChoice::Auto, ..Options::default() };
            assert_eq!(evaluate(&statement, &options, &mut NoProgress).unwrap().proof, wanted.proof, "{kind} {point_memory}");
        }
    }
}

#[test]
fn a_calibration_tells_how_far_it_is_and_can_be_stopped() {
    let n = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
    let mut seen = Vec::new();
    let mut watch = |p: Progress| {
        seen.push(p);
        ControlFlow::Continue(())
    };
    let speed = calibrate(&n, BackendChoice::Auto, 0.05, &mut watch).unwrap();
    assert!(speed.steps > 0 && speed.seconds > 0.0 && speed.seconds <= seen.last().unwrap().seconds);
    assert!(seen.iter().all(|p| p.phase == Phase::Measure && p.done <= p.total && (p.total, p.start) == (50, 0)));
    assert!(seen.is_sorted_by_key(|p| p.done) && seen.last().unwrap().done == 50);
    let stopped = calibrate(&n, BackendChoice::Auto, 3600.0, &mut |_: Progress| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(VdfError::Interrupted { done: 1.., saved: None, .. })), "{stopped:?}");
    for seconds in [0.0, 1e6, f64::NAN] {
        assert!(matches!(calibrate(&n, BackendChoice::Auto, seconds, &mut NoProgress), Err(VdfError::BadOption { .. })));
    }
}

/// The source's example: N = 253, x = 2, T = 10 gives 71. So short a modulus proves nothing, and everything says so.
#[test]
fn a_narrow_modulus_is_evaluated_and_told() {
    let statement = Statement::new(Modulus::new(Natural::from(253u8)).unwrap(), Natural::from(2u8), 10).unwrap();
    let done = evaluate(&statement, &Options::default(), &mut NoProgress).unwrap();
    assert_eq!((done.y_full, done.y), (Natural::from(71u8), Natural::from(71u8)));
    assert_eq!(done.backend, "portable");
    assert!(matches!(done.warnings[..], [Warning::NarrowModulus { bits: 8 }]));
    let long = Statement::new(contest(), Natural::from(2u8), 10).unwrap();
    assert!(evaluate(&long, &Options::default(), &mut NoProgress).unwrap().warnings.is_empty());
}

#[test]
fn proofs_over_a_narrow_modulus_are_made_and_accepted_only_when_asked_for() {
    let narrow = |e: &VdfError| matches!(e, VdfError::ModulusRefused { flaw: ModulusFlaw::Narrow { bits: 8 } });
    for (proof, steps) in [(ProofKind::Wesolowski, 10), (ProofKind::Pietrzak, 5000), (ProofKind::Segments, 5000), (ProofKind::Pietrzak, 1)]
    {
        let statement = Statement::new(Modulus::new(Natural::from(253u8)).unwrap(), Natural::from(2u8), steps).unwrap();
        let mut options = Options { proof, ..Options::default() };
        assert!(narrow(&evaluate(&statement, &options, &mut NoProgress).unwrap_err()));
        options.accept_modulus = true;
        let done = evaluate(&statement, &options, &mut NoProgress).unwrap();
        assert_eq!(done.y_full, plain(statement.modulus(), 2, steps));
        let file = ProofFile::from_text(done.proof_file().unwrap().to_text().as_bytes()).unwrap();
        assert!(narrow(&verify_with(&file, &VerifyOptions::default()).unwrap_err()));
        let accept = VerifyOptions { accept_modulus: true, ..VerifyOptions::default() };
        verify_with(&file, &accept).unwrap();
        let mut wrong = file.clone();
        wrong.y = Natural::from(if wrong.y == Natural::from(3u8) { 5u8 } else { 3 });
        assert!(verify_with(&wrong, &accept).is_err());
    }
}

#[test]
fn a_checkpoint_of_a_narrow_modulus_is_resumed() {
    let directory = std::env::temp_dir().join(format!("modmill-narrow-{}", std::process::id()));
    let statement = Statement::new(Modulus::new(Natural::from(253u8)).unwrap(), Natural::from(2u8), 3_000_000).unwrap();
    let options = Options { checkpoint: Some(directory.clone()), checkpoint_interval_s: 0.0, ..Options::default() };
    let mut seen = 0;
    let mut stop = EveryStep(|p: Progress| {
        seen += u64::from(p.done > 0);
        if seen > 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let stopped = evaluate(&statement, &options, &mut stop).unwrap_err();
    assert!(matches!(stopped, VdfError::Interrupted { saved: Some(_), .. }), "{stopped}");
    let done = evaluate(&statement, &options, &mut NoProgress).unwrap();
    assert!(done.resumed_from > 0);
    assert_eq!(done.y_full, plain(statement.modulus(), 2, 3_000_000));
    let _ = std::fs::remove_dir_all(directory);
}

/// Every odd modulus of at most 8 bits with every base that a statement takes.
#[test]
fn every_short_modulus_squares_right() {
    for n in (5u32..256).step_by(2) {
        let modulus = Modulus::new(Natural::from(n)).unwrap();
        for base in 2..n - 1 {
            let Ok(statement) = Statement::new(modulus.clone(), Natural::from(base), 17) else { continue };
            let done = evaluate(&statement, &Options::default(), &mut NoProgress).unwrap();
            assert_eq!(done.y_full, plain(&modulus, base, 17), "{base} modulo {n}");
        }
    }
    assert!(Modulus::new(Natural::from(3u8)).is_err());
}
