//! Each pitfall of delay-function proofs, tried: the attack is built for real and must be refused.

use modmill_vdf::{BackendChoice, Modulus, Natural, Ring};
use modmill_vdf::{
    NoProgress, Options, Proof, ProofFile, ProofKind, Statement, VdfError, VerifyOptions, canonical, evaluate, is_canonical, is_prime,
    verify_with,
};
use sha2::{Digest, Sha256};

const BOTH: [ProofKind; 2] = [ProofKind::Wesolowski, ProofKind::Pietrzak];

fn contest() -> Modulus {
    let digits = b"b0ad4555c1ee34c8cb0577d7105a475171760330d577a0777ddcb955b302ad0803487d78ca267e8e9f5e3f46e35e10ca641a27e622b2d04bb09f3f5e3ad274b1744f34aeaf90fd45129a02a298dbc430f404f9988c862d10b58c91faba2aa2922f079229b0c8f88d86bfe6def7d026294ed9dee2504b5d30466f7b0488e2666b";
    Modulus::new(Natural::parse_bytes(digits, 16).unwrap()).unwrap()
}

fn proved(kind: ProofKind, steps: u64) -> ProofFile {
    let statement = Statement::new(contest(), Natural::from(2u8), steps).unwrap();
    evaluate(&statement, &Options { proof: kind, ..Options::default() }, &mut NoProgress).unwrap().proof_file().unwrap()
}

fn accept() -> VerifyOptions {
    VerifyOptions { accept_modulus: true, ..VerifyOptions::default() }
}

fn refused(file: &ProofFile) -> bool {
    // some of these moduli are flawed, but the equations must refuse, too
    matches!(verify_with(file, &accept()), Err(VdfError::InvalidProof { .. }))
}

/// The text with its checksum made right again, as an attacker would.
fn with_checksum(text: &str) -> String {
    let body = &text[..text.find("  \"checksum\"").unwrap()];
    let digest = Sha256::digest(body.as_bytes()).iter().map(|b| format!("{b:02x}")).collect::<String>();
    format!("{body}  \"checksum\": \"0x{digest}\"\n}}\n")
}

fn elements(file: &ProofFile) -> Vec<Natural> {
    match &file.proof {
        Proof::Wesolowski { pi } => vec![pi.clone()],
        Proof::Pietrzak { mu } => mu.clone(),
        _ => unreachable!("no other kind is made here"),
    }
}

fn with_element(file: &ProofFile, index: usize, value: Natural) -> ProofFile {
    let mut list = elements(file);
    list[index] = value;
    let proof = match &file.proof {
        Proof::Wesolowski { .. } => Proof::Wesolowski { pi: list.remove(0) },
        _ => Proof::Pietrzak { mu: list },
    };
    ProofFile { proof, ..file.clone() }
}

#[test]
fn any_changed_bit_of_a_proof_file_is_refused() {
    for kind in BOTH {
        let text = proved(kind, 1100).to_text().into_bytes();
        for bit in 0..8 * text.len() {
            let mut changed = text.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(ProofFile::from_text(&changed).is_err(), "{kind}: bit {bit} of {}", 8 * text.len());
        }
    }
}

/// A wrong number is a check that says no; only a file of another form is bad input.
#[test]
fn a_wrong_number_is_an_invalid_proof() {
    for kind in BOTH {
        let file = proved(kind, 3000);
        let text = file.to_text();
        let bytes = file.statement.modulus().bytes();
        let hex = |v: &Natural| format!("0x{:0>1$}", v.to_str_radix(16), 2 * bytes);
        let n = file.statement.modulus().value();
        let zero = Natural::from(0u8);
        let mut changes = vec![("\"steps\": 3000".to_owned(), "\"steps\": 1000".to_owned()), ("3000".to_owned(), "0".to_owned())];
        for v in [&file.y, file.statement.base(), &elements(&file)[0]] {
            changes.extend([&zero, &(v + 1u8), &(n - v), &(n - 1u8), n].map(|other| (hex(v), hex(other))));
        }
        for (old, new) in changes {
            let changed = text.replacen(&old, &new, 1);
            assert_ne!(changed, text, "{kind}: {old}");
            for text in [with_checksum(&changed), changed] {
                let error = ProofFile::from_text(text.as_bytes()).and_then(|file| verify_with(&file, &accept())).unwrap_err();
                assert!(matches!(error, VdfError::InvalidProof { .. }), "{kind}: {old} made {new}: {error:?}");
            }
        }
        for changed in
            [text.replacen("3000", "03000", 1), text.replacen("\"y\"", "\"z\"", 1), text.replacen("0x", "", 1), format!("{text} ")]
        {
            assert!(matches!(ProofFile::from_text(changed.as_bytes()), Err(VdfError::ProofFormat { .. })), "{kind}: {changed}");
        }
    }
}

#[test]
fn with_the_checksum_mended_every_changed_digit_is_still_refused() {
    for kind in BOTH {
        let text = proved(kind, 1100).to_text();
        let end = text.find("  \"checksum\"").unwrap();
        // every 7th character: each field many times
        for at in (0..end).step_by(7) {
            let old = text.as_bytes()[at];
            let new = if old == b'0' { '1' } else { '0' };
            let changed = with_checksum(&format!("{}{new}{}", &text[..at], &text[at + 1..]));
            let accepted = ProofFile::from_text(changed.as_bytes()).is_ok_and(|file| verify_with(&file, &accept()).is_ok());
            assert!(!accepted, "{kind}: character {at} ({:?} made {new:?})", old as char);
        }
    }
}

#[test]
fn other_spellings_of_a_proof_are_refused() {
    let text = proved(ProofKind::Pietrzak, 1100).to_text();
    let y = text.lines().find(|l| l.contains("\"y\"")).unwrap();
    let variants = [
        ("upper-case digits", text.replacen(y, &y.to_uppercase().replace("0X", "0x").replace("\"Y\"", "\"y\""), 1)),
        ("leading zero in a number", text.replace("\"steps\": 1100", "\"steps\": 01100")),
        ("number as a float", text.replace("\"steps\": 1100", "\"steps\": 1100.0")),
        ("number as text", text.replace("\"steps\": 1100", "\"steps\": \"1100\"")),
        ("unknown field", text.replace("  \"kind\"", "  \"comment\": \"hello\",\n  \"kind\"")),
        ("field twice", text.replace("  \"kind\": \"pietrzak\"", "  \"kind\": \"pietrzak\",\n  \"kind\": \"pietrzak\"")),
        ("missing field", text.replace("  \"kind\": \"pietrzak\",\n", "")),
        (
            "fields swapped",
            text.replace("  \"version\": 1,\n  \"kind\": \"pietrzak\",\n", "  \"kind\": \"pietrzak\",\n  \"version\": 1,\n"),
        ),
        ("no newline at the end", text.trim_end().to_owned()),
        ("two newlines at the end", format!("{text}\n")),
        ("other line ends", text.replace('\n', "\r\n")),
        ("space at a line's end", text.replace(",\n", ", \n")),
        ("tabs", text.replace("  \"", "\t\"")),
        ("leading zero in hex", text.replace(y, &y.replace("0x", "0x00"))),
        ("no 0x", text.replace(y, &y.replace("0x", ""))),
        ("escaped character", text.replace("\"pietrzak\"", "\"pietr\\u007aak\"")),
        ("newer version", text.replace("\"version\": 1", "\"version\": 2")),
        ("byte order mark", format!("\u{feff}{text}")),
        ("nothing", String::new()),
        ("not JSON", "y = 3".to_owned()),
        ("deep nesting", "[".repeat(100_000)),
        ("too long", format!("{text}{}", " ".repeat(1 << 18))),
    ];
    for (name, variant) in variants {
        assert_ne!(variant, text, "{name}: the variant is the original");
        assert!(ProofFile::from_text(variant.as_bytes()).is_err(), "{name}");
        if variant.contains("  \"checksum\"") && with_checksum(&variant) != text {
            assert!(ProofFile::from_text(with_checksum(&variant).as_bytes()).is_err(), "{name}, checksum mended");
        }
    }
}

#[test]
fn the_negated_result_with_a_negated_proof_is_refused() {
    for kind in BOTH {
        let file = proved(kind, 1100);
        let n = file.statement.modulus().value();
        let negated = ProofFile { y: n - &file.y, ..file.clone() };
        assert!(refused(&negated), "-y");
        let both = with_element(&negated, 0, n - &elements(&file)[0]);
        assert!(refused(&both), "(-y, -pi)");
        assert!(refused(&with_element(&file, 0, n - &elements(&file)[0])), "(y, -pi)");
        assert!(ProofFile::from_text(both.to_text().as_bytes()).is_err(), "the file form of (-y, -pi)");
    }
}

#[test]
fn a_proof_holds_for_its_own_n_t_x_and_y_only() {
    for kind in BOTH {
        let file = proved(kind, 1100);
        let (modulus, base) = (contest(), Natural::from(2u8));
        let others = [
            // y = x^(2^1100) = (x^2)^(2^1099): true statements that the transcript must tell apart
            (Statement::new(modulus.clone(), Natural::from(4u8), 1099).unwrap(), file.y.clone(), "base squared, T-1"),
            (Statement::new(modulus.clone(), base.clone(), 1101).unwrap(), canonical(&modulus, &(&file.y * &file.y)), "T+1, y squared"),
            (Statement::new(modulus.clone(), modulus.value() - &base, 1100).unwrap(), file.y.clone(), "-x has the same y"),
            (Statement::new(modulus.clone(), base.clone(), 1099).unwrap(), file.y.clone(), "T-1"),
            (Statement::new(Modulus::new(modulus.value() - 2u8).unwrap(), base.clone(), 1100).unwrap(), file.y.clone(), "another N"),
            (Statement::new(modulus.clone(), base, 1100).unwrap(), &file.y - 1u8, "another y"),
        ];
        for (statement, y, name) in others {
            assert!(refused(&ProofFile { statement, y, proof: file.proof.clone() }), "{kind}: {name}");
        }
    }
}

#[test]
fn zero_one_and_factors_are_no_proof() {
    let (p, q) = (Natural::from(18_446_744_073_709_551_557u64), (Natural::from(1u8) << 130) - 5u8);
    let modulus = Modulus::new(&p * &q).unwrap();
    let statement = Statement::new(modulus.clone(), Natural::from(3u8), 1100).unwrap();
    for kind in BOTH {
        let options = Options { proof: kind, accept_modulus: true, ..Options::default() };
        let file = evaluate(&statement, &options, &mut NoProgress).unwrap().proof_file().unwrap();
        assert!(verify_with(&file, &accept()).is_ok());
        for (name, value) in [("0", Natural::default()), ("N", modulus.value().clone()), ("p", p.clone()), ("1", Natural::from(1u8))] {
            assert!(refused(&with_element(&file, 0, value.clone())), "{kind}: element {name}");
            assert!(refused(&ProofFile { y: value, ..file.clone() }), "{kind}: y = {name}");
        }
        // 0 = 0 would satisfy the equation itself
        let nothing = with_element(&ProofFile { y: Natural::default(), ..file.clone() }, 0, Natural::default());
        assert!(refused(&nothing), "{kind}: 0 = 0");
        // y + N is the same residue in another spelling
        assert!(refused(&ProofFile { y: &file.y + modulus.value(), ..file.clone() }));
    }
    for wrong in [vec![], vec![Natural::from(2u8)], vec![Natural::from(2u8); 3]] {
        let file = proved(ProofKind::Pietrzak, 1100);
        assert!(refused(&ProofFile { proof: Proof::Pietrzak { mu: wrong }, ..file }), "wrong number of rounds");
    }
}

#[test]
fn unusable_statements_are_refused() {
    let n = contest();
    let bad = |base: Natural, steps| Statement::new(n.clone(), base, steps).unwrap_err().to_string();
    assert!(bad(Natural::default(), 5).contains("0 or 1"));
    assert!(bad(Natural::from(1u8), 5).contains("0 or 1"));
    assert!(bad(n.value() - 1u8, 5).contains("N-1"));
    assert!(bad(n.value().clone(), 5).contains("not below"));
    assert!(bad(n.value() + 2u8, 5).contains("not below"));
    assert!(bad(Natural::from(2u8), 0).contains("number of squarings is 0"));
    assert!(bad(Natural::from(2u8), (1 << 62) + 1).contains("1 to"));
    let (p, q) = (Natural::from(18_446_744_073_709_551_557u64), Natural::from(18_446_744_073_709_551_533u64));
    let product = Modulus::new(&p * &q).unwrap();
    assert!(Statement::new(product, p * 2u8, 5).unwrap_err().to_string().contains("shares a factor"));
}

/// The attack on short challenges: with l known beforehand (small, or independent of y), y' = y a^l and pi' = pi a verify for any a.
#[test]
fn a_challenge_that_does_not_depend_on_y_would_be_forgeable_and_ours_is_not() {
    let file = proved(ProofKind::Wesolowski, 1100);
    let Proof::Wesolowski { pi } = &file.proof else { panic!("wrong kind") };
    let modulus = contest();
    let n = modulus.value();
    let ring = Ring::new(&modulus, BackendChoice::Auto).unwrap();
    let a = Natural::from(5u8);
    // the verifier's equation, with a challenge l fixed beforehand: a forged pair passes it
    let l = (Natural::from(1u8) << 127) - 1u8;
    let x = file.statement.base();
    let rest = Natural::from(2u8).modpow(&Natural::from(1100u32), &l);
    let quotient = (Natural::from(1u8) << 1100) / &l;
    let (honest_pi, y) = (x.modpow(&quotient, n), x.modpow(&(Natural::from(1u8) << 1100), n));
    let (forged_y, forged_pi) = (y * a.modpow(&l, n) % n, honest_pi * &a % n);
    let equation = ring.mul(&ring.pow(&ring.element(&forged_pi), &l), &ring.pow(&ring.element(x), &rest));
    assert_eq!(ring.value(&equation), forged_y, "the attack works against a fixed challenge");
    // against the real verifier both the forged pair and its canonical form fail
    let forged =
        ProofFile { y: canonical(&modulus, &forged_y), proof: Proof::Wesolowski { pi: canonical(&modulus, &forged_pi) }, ..file.clone() };
    assert!(refused(&forged));
    let shifted = ProofFile { proof: Proof::Wesolowski { pi: canonical(&modulus, &(pi * &a)) }, ..file.clone() };
    assert!(refused(&shifted));
}

#[test]
fn canonical_elements_are_the_smaller_of_a_pair() {
    let n = contest();
    for v in [1u32, 2, 12345] {
        let v = Natural::from(v);
        assert!(is_canonical(&n, &v) && !is_canonical(&n, &(n.value() - &v)));
        assert_eq!(canonical(&n, &(n.value() - &v)), v);
    }
    let half = (n.value() - 1u8) >> 1u32;
    assert!(is_canonical(&n, &half) && !is_canonical(&n, &(&half + 1u8)));
    assert!(!is_canonical(&n, &Natural::default()) && !is_canonical(&n, n.value()));
}

#[test]
fn composites_made_to_fool_primality_tests_are_found_out() {
    let number = |digits: &str| Natural::parse_bytes(digits.as_bytes(), 10).unwrap();
    // strong pseudoprimes to the first 1 .. 13 prime bases (OEIS A014233), and small ones
    let strong = [
        "2047",
        "1373653",
        "25326001",
        "3215031751",
        "2152302898747",
        "3474749660383",
        "341550071728321",
        "3825123056546413051",
        "318665857834031151167461",
        "3317044064679887385961981",
    ];
    // strong Lucas pseudoprimes (A217255), Carmichael numbers, squares of Wieferich primes
    let others =
        ["5459", "5777", "10877", "16109", "18971", "561", "1729", "825265", "1194649", "12327121", "3367", "1", "0", "4", "9", "1000001"];
    for digits in strong.into_iter().chain(others) {
        assert!(!is_prime(&number(digits)), "{digits}");
    }
    // Arnault (1995): a 397-digit Carmichael number that is a strong pseudoprime to every prime base below 307
    let p1 = number(
        "29674495668685510550154174642905332730771991799853043350995075531276838753171770199594238596428121188033664754218345562493168782883",
    );
    let arnault = &p1 * ((&p1 - 1u8) * 313u32 + 1u8) * ((&p1 - 1u8) * 353u32 + 1u8);
    for base in [2u32, 3, 5, 7, 11, 13, 101, 251, 293] {
        assert!(fools_miller_rabin(&arnault, base), "base {base}: not the composite meant here");
    }
    assert!(!is_prime(&arnault));
    for exponent in [61u32, 89, 107, 127, 521, 607, 1279] {
        assert!(is_prime(&((Natural::from(1u8) << exponent) - 1u8)), "2^{exponent} - 1");
    }
    for below in 0..2000u32 {
        let by_division = below > 1 && (2..below).take_while(|d| d * d <= below).all(|d| below % d != 0);
        assert_eq!(is_prime(&Natural::from(below)), by_division, "{below}");
    }
}

fn fools_miller_rabin(n: &Natural, base: u32) -> bool {
    let minus_one = n - 1u8;
    let twos = minus_one.trailing_zeros().unwrap();
    let mut power = Natural::from(base).modpow(&(&minus_one >> twos), n);
    if power == Natural::from(1u8) {
        return true;
    }
    for _ in 0..twos {
        if power == minus_one {
            return true;
        }
        power = &power * &power % n;
    }
    false
}
