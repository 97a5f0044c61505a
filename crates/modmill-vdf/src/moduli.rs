// Do not edit: generated from python/modmill/_params/moduli.toml by `python3 tools/params/generate.py`.
//! The moduli that Modmill knows by name.

/// A modulus with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamedModulus {
    /// The name users type.
    pub name: &'static str,
    /// A short description.
    pub title: &'static str,
    /// Size of the modulus in bits.
    pub bits: u32,
    /// The modulus, big-endian, as lower-case hex digits without a prefix.
    pub hex: &'static str,
    /// The number of squarings its puzzle asks for.
    pub steps: u64,
    /// Who knows, or knew, the factors.
    pub trust: &'static str,
}

/// Every named modulus, in the order of python/modmill/_params/moduli.toml.
#[rustfmt::skip]
pub const NAMED: &[NamedModulus] = &[
    NamedModulus {
        name: "vdf-alliance",
        title: "VDF Alliance FPGA contest, begun 2019",
        bits: 1024,
        hex: "b0ad4555c1ee34c8cb0577d7105a475171760330d577a0777ddcb955b302ad0803487d78ca267e8e9f5e3f46e35e10ca641a27e622b2d04bb09f3f5e3ad274b1\
         744f34aeaf90fd45129a02a298dbc430f404f9988c862d10b58c91faba2aa2922f079229b0c8f88d86bfe6def7d026294ed9dee2504b5d30466f7b0488e2666b",
        steps: 8589934592,
        trust: "Chosen by the contest organisers; the factors were not published.",
    },
    NamedModulus {
        name: "lcs35",
        title: "LCS35 time capsule, Rivest 1999",
        bits: 2046,
        hex: "32052c40e056ed2c9141fc76c060fa685f60c45095eb69930cbe4b2c81b19c3355fa9149150d7082284cc3903c12b98dacc7e2fc7c16907f8e946aefb5fd1240\
         77e05d944b6738334e71a9bd37e1c08f2df3d119eb95182b0f3e87b341a217bb433f2114feae1555cfb974da3d56d4ad7c1d83fd789f34143cdd3d502c104639\
         ee68ddc8d56d5bc6eaac7ed16c1f5ff02159b5d52af94979a18a60efcabe109ee2e90c14b6fc1225b754644d989fc1b9f87552b255997cee22429cf49e3599da\
         4b3f6d5535b83072a1d4357ae1abff8455b80c438ec33a5c7c6cb1ace22c62fe67b3040029b3c37e5ec682363a77d42fb223e194878e146d06739ec4e598a9a1",
        steps: 79685186856218,
        trust: "Made by R. Rivest; the factors are public since the puzzle was solved in 2019.",
    },
    NamedModulus {
        name: "csail2019",
        title: "CSAIL2019 time capsule, Rivest 2019",
        bits: 3072,
        hex: "d13984d163db6fdf3e0eea5ab53cb359fcd8576d755ce14e2eb12fb22810ef9d78240a518172e98c43834b204658f0d50e8288f5e1304cfa4e1808fbba4b4b24\
         7b4077f28e5a48b8378827eca7aa12e081dda0caa09135dc494e246a493384ac45a63b518c6001ed762f7e36e856458fb51566f442ebd1db2f28d695ee1d626f\
         d5bb0a6c58873e864478257084ff71bf94fd1bb6f0a4e4b55b099c4019c349e3e28f07b823c5966d488b5abc6338ebe4687ef09614af9d5a68a2dd3841794c99\
         15d5a9461374cae831897a8aabb113bc8a620cacef0eb623bb30897e8e554676ab0891a9b03fda3dc4050dcca29fa3cced9feb2d96de570b50b684a0f6cf0603\
         4d91a4856a4d08777af7f0b7b72991cc0b18ff44b91223fdb907eed5373faeccbdfaca73450f9ec0a241e66544aead1a2e0645838d4fb6b1dbc5579774a821e3\
         0f6dd0e38f06f8edee12f7268413ab2dc66b2a702ae511b2c05bcc2d2bf184e1cbd6d73d1f9da725b57bbc83eb2a3909e25ad18ae51f4b6eac78974e67b39a39",
        steps: 72057594037927936,
        trust: "Made by R. Rivest; the factors are not public.",
    },
];

/// The modulus of that name.
///
/// ```
/// let lcs35 = modmill_vdf::moduli::named("lcs35").expect("a built-in name");
/// assert_eq!(lcs35.bits, 2046);
/// assert!(modmill_vdf::moduli::named("rsa-2048").is_none());
/// ```
pub fn named(name: &str) -> Option<&'static NamedModulus> {
    NAMED.iter().find(|m| m.name == name)
}
