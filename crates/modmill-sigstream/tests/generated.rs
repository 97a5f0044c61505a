//! What a seed gives: the same bytes on every machine and with every version of the libraries that random numbers come from.

use modmill_progress::NoProgress;
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
                "1f958908d2be98b25e758aa386a01276fe4d12389b3975f147ee7ea0eb446b75",
                "79a1f0b0f7bfb8f38ea9ab2ee11f1e06ccadb499237c7c526533836944d53228",
            ],
        ),
        (
            Format::Capture,
            600,
            9,
            [
                "ce11758611ca1944e2e3b92562d92d9c711ce9b31460c5322b3b0541f9233022",
                "fd5e9159bbedcd80dece00a8a9449bd2384c6c030075a347a678ac9f8adeb49a",
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
