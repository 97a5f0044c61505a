//! The files that a seed gives: the same bytes on every machine and with every version of the libraries that random numbers come from.

use modmill_runtime::progress::NoProgress;
use modmill_sigstream::generate::{Recipe, sample};
use modmill_sigstream::records::Format;
use sha2::{Digest, Sha256};

fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect()
}

fn files(recipe: &Recipe) -> [String; 2] {
    let (mut file, mut expected) = (Vec::new(), Vec::new());
    recipe.write(&mut file, Some(&mut expected), &mut NoProgress).unwrap();
    [checksum(&file), checksum(&expected)]
}

/// Every kind of record, messages of many lengths, signers drawn anew and from a few.
#[test]
fn files_of_a_seed_stay_the_same() {
    let known = [
        (
            Format::JsonLines,
            700,
            0,
            [
                "74d6b023f02f2f2f7b2fa31b17d0bf63664a468c0439db0348dcb2b2134f59f0",
                "2b3be7e959d399d232d513754ce1237740247452e7247e12454647d713c1c68b",
            ],
        ),
        (
            Format::Binary,
            70_000,
            5,
            [
                "25d23c605b40e68dd519064fc998c4d756ff8313e79a310c1b056ce16e925c58",
                "07cd640024dae81ef7884b22de26e3c3817c9a99168f9984494fb9ede3732426",
            ],
        ),
        (
            Format::Capture,
            1100,
            0,
            [
                "5b60f8039125d678e62fe7cfb4dcbc59b52a302e043e06cc9931f1a8ab630637",
                "6390a125a641d0559e4312fc20968ee5e42eaab3349acfc235bdb3c9b99e6f50",
            ],
        ),
        (
            Format::Capture,
            600,
            9,
            [
                "d940fb5741014394a8c819d760851cf33d4cc31d20eafd4fc5681840de6f5268",
                "c4b58965bc0517e4b7aa8ee1c31c863443069cb94ea7b7d8faeca70066364451",
            ],
        ),
    ];
    for (format, longest, keys, expected) in known {
        let recipe = Recipe { corrupt: 0.6, message: 0..=longest, keys, signers: 5, ..Recipe::new(format, 400, 77) };
        assert_eq!(files(&recipe), expected, "{format} {keys}");
    }
}

#[test]
fn samples_of_a_seed_stay_the_same() {
    let made = sample(20, 33, 6).unwrap();
    assert_eq!(
        checksum(&[made.messages, made.signatures, made.keys].concat()),
        "80f524ef024f1531b65459aec5bba6a75936c9490d8dd99e0e36c4a12459cf46"
    );
}
