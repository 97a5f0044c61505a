//! Formats against arkworks and blst, which read and write them, too; and every kind of damage.

use ark_ec::short_weierstrass::{Affine as ArkAffine, SWCurveConfig};
use ark_ff::{BigInt, BigInteger, PrimeField};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, Validate};
use modmill_arith::field::montgomery::Element;
use modmill_msm::formats::{
    Encoded, FormatError, PointFormat, PointReader, Prefix, Problem, ScalarFormat, ScalarReader, write_points, write_scalars,
};
use modmill_msm::{Affine, Bls12377, Bls12381, CurveParameters, Scalar};

/// A curve here and in arkworks.
trait Both: Encoded {
    type Ark: SWCurveConfig<BaseField: PrimeField<BigInt = BigInt<6>>, ScalarField: PrimeField<BigInt = BigInt<4>>>;
}
impl Both for Bls12377 {
    type Ark = ark_bls12_377::g1::Config;
}
impl Both for Bls12381 {
    type Ark = ark_bls12_381::g1::Config;
}

fn to_ark<C: Both>(p: &Affine<C>) -> ArkAffine<C::Ark> {
    let number = |a: &Element<C::Base>| BigInt(a.to_words()).into();
    if p.is_neutral() { ArkAffine::identity() } else { ArkAffine::new_unchecked(number(&p.x), number(&p.y)) }
}

/// The neutral element, both signs, points outside the subgroup, x = 0.
fn points<C: Encoded>() -> Vec<Affine<C>> {
    let element = |n: u64| Element::from_words(&[n, 0, 0, 0, 0, 0]);
    let mut out: Vec<_> = (0..20).map(|k| C::GENERATOR.multiply(&[k * k * k, k]).to_affine()).collect();
    out.extend((0..20).filter_map(|x| Some(Affine { x: element(x), y: element(x).square().mul(&element(x)).add(&element(C::B)).sqrt()? })));
    let negatives: Vec<_> = out.iter().map(Affine::neg).collect();
    out.extend(negatives);
    out
}

fn read<C: Encoded>(bytes: &[u8], format: PointFormat) -> Result<Vec<Affine<C>>, FormatError> {
    let reader = PointReader::new(bytes, format)?;
    reader.read(0..reader.len())
}

const PREFIXES: [Prefix; 3] = [Prefix::None, Prefix::Little64, Prefix::Big32];

fn points_come_back<C: Encoded>() {
    let all = points::<C>();
    for &format in PointFormat::ALL {
        assert_eq!(PointFormat::named(format.name()), Some(format));
        for count in [0, 1, 2, 8, 15, 16, 17, all.len()] {
            for prefix in PREFIXES {
                let bytes = write_points(&all[..count], format, prefix).unwrap();
                assert_eq!(bytes.len(), prefix.len() + count * format.record_bytes());
                if prefix == Prefix::None || prefix == format.prefix() {
                    assert_eq!(read::<C>(&bytes, format).as_deref(), Ok(&all[..count]), "{format} {count}");
                }
            }
        }
        let bytes = write_points(&all, format, Prefix::None).unwrap();
        let reader = PointReader::<C>::new(&bytes, format).unwrap();
        for range in [0..0, 3..4, 5..31, all.len()..all.len()] {
            assert_eq!(reader.read(range.clone()).as_deref(), Ok(&all[range]));
        }
    }
}

fn arkworks_agrees<C: Both>() {
    let all = points::<C>();
    let ark: Vec<_> = all.iter().map(to_ark).collect();
    for (format, compress) in [(PointFormat::ArkCompressed, Compress::Yes), (PointFormat::Ark, Compress::No)] {
        let mut bytes = Vec::new();
        ark.serialize_with_mode(&mut bytes, compress).unwrap();
        assert_eq!(write_points(&all, format, Prefix::Little64).unwrap(), bytes, "{} {format}", C::NAME);
        assert_eq!(read::<C>(&bytes, format).unwrap(), all);
        // Every byte of the first points changed: what we take, arkworks takes as the same point.
        let records = &bytes[8..];
        for at in 0..3 * format.record_bytes() {
            for change in [1, 0x20, 0x40, 0x80, 0xff] {
                let mut changed = records.to_vec();
                changed[at] ^= change;
                let first = at / format.record_bytes();
                let record = &changed[first * format.record_bytes()..][..format.record_bytes()];
                let theirs = ArkAffine::<C::Ark>::deserialize_with_mode(record, compress, Validate::No).ok();
                match read::<C>(&changed, format) {
                    Ok(ours) => assert_eq!(Some(to_ark(&ours[first])), theirs),
                    Err(FormatError::Record { index, offset, .. }) => {
                        assert_eq!((index, offset / format.record_bytes()), (first, first));
                    }
                    Err(other) => panic!("{other}"),
                }
            }
        }
    }
    for p in &all {
        assert_eq!(p.is_in_subgroup(), to_ark(p).is_in_correct_subgroup_assuming_on_curve());
    }
    let mut words = Vec::new();
    ark.iter().flat_map(|p| [p.x, p.y]).for_each(|a| a.into_bigint().to_bytes_le().into_iter().for_each(|b| words.push(b)));
    assert_eq!(write_points(&all, PointFormat::Plain, Prefix::None).unwrap(), words);
}

fn scalars_agree<C: Both>() {
    type Fr<C> = <<C as Both>::Ark as ark_ec::CurveConfig>::ScalarField;
    let mut all: Vec<Scalar> = [0u64, 1, 2, u64::MAX].map(Scalar::from).to_vec();
    let mut most = C::ORDER;
    most[0] -= 1;
    all.extend([Scalar(most), Scalar([1, 2, 3, 4]), Scalar([u64::MAX, 0, u64::MAX, most[3] >> 1])]);
    let ark: Vec<Fr<C>> = all.iter().map(|s| BigInt(s.0).into()).collect();
    let mut bytes = Vec::new();
    ark.serialize_compressed(&mut bytes).unwrap();
    assert_eq!(write_scalars::<C>(&all, ScalarFormat::Ark, Prefix::Little64).unwrap(), bytes);
    // The form that arkworks holds in memory: its integer times 2^256.
    let shift = Fr::<C>::from(2u8);
    let shift = (0..256).fold(Fr::<C>::from(1u8), |power, _| power * shift);
    let montgomery: Vec<u8> = ark.iter().flat_map(|s| (*s * shift).into_bigint().to_bytes_le()).collect();
    assert_eq!(write_scalars::<C>(&all, ScalarFormat::Montgomery, Prefix::None).unwrap(), montgomery);
    let big: Vec<u8> = ark.iter().flat_map(|s| s.into_bigint().to_bytes_be()).collect();
    assert_eq!(write_scalars::<C>(&all, ScalarFormat::Gnark, Prefix::None).unwrap(), big);
    for &format in ScalarFormat::ALL {
        for prefix in [Prefix::None, format.prefix()] {
            let bytes = write_scalars::<C>(&all, format, prefix).unwrap();
            let reader = ScalarReader::<C>::new(&bytes, format).unwrap();
            assert_eq!(reader.read(0..reader.len()).as_deref(), Ok(&all[..]));
            assert_eq!(reader.read(2..5).as_deref(), Ok(&all[2..5]));
        }
        // r itself
        let mut bytes = vec![0; 96];
        bytes[32..64].copy_from_slice(&write_scalars::<C>(&[Scalar(C::ORDER)], ScalarFormat::Plain, Prefix::None).unwrap());
        if format == ScalarFormat::Gnark {
            bytes[32..64].reverse();
        }
        let reader = ScalarReader::<C>::new(&bytes, format).unwrap();
        let want = match format {
            ScalarFormat::Plain => Ok(vec![Scalar::default(), Scalar(C::ORDER), Scalar::default()]),
            _ => Err(FormatError::Record { index: 1, offset: 32, problem: Problem::Scalar, likely: None }),
        };
        assert_eq!(reader.read(0..3), want);
        assert_eq!(write_scalars::<C>(&[Scalar(C::ORDER)], format, Prefix::None).is_ok(), format == ScalarFormat::Plain);
    }
}

fn damage_is_named<C: Encoded>() {
    let g = [C::GENERATOR; 3];
    for &format in PointFormat::ALL {
        let size = format.record_bytes();
        let bytes = write_points(&g, format, Prefix::None).unwrap();
        for left in 1..size {
            let cut = &bytes[..size + left];
            let want = if left == format.prefix().len() {
                let stated = format.prefix();
                matches!(read::<C>(cut, format), Err(FormatError::Count { found: 1, .. })) && !stated.is_empty()
            } else {
                read::<C>(cut, format) == Err(FormatError::Length { bytes: size + left, record: size, left })
            };
            assert!(want, "{format} {left}");
        }
        if let prefix @ (Prefix::Little64 | Prefix::Big32) = format.prefix() {
            let mut bytes = write_points(&g, format, prefix).unwrap();
            bytes.truncate(bytes.len() - size);
            assert_eq!(read::<C>(&bytes, format), Err(FormatError::Count { stated: 3, found: 2 }));
        }
        // All ones: above p, and flags that no format has together.
        let mut ones = bytes.clone();
        ones[size..2 * size].fill(0xff);
        assert!(matches!(read::<C>(&ones, format), Err(FormatError::Record { index: 1, .. })), "{format}");
    }
}

/// A file of another format, or of the other curve, is recognised where it does not parse.
fn guesses<C: Encoded, D: Encoded>() {
    let points = [C::GENERATOR.multiply(&[5]).to_affine(), C::GENERATOR];
    for &format in PointFormat::ALL {
        for (&wanted, prefix) in PointFormat::ALL.iter().flat_map(|wanted| [(wanted, Prefix::None), (wanted, format.prefix())]) {
            let bytes = write_points(&points, format, prefix).unwrap();
            for error in [read::<C>(&bytes, wanted).err(), read::<D>(&bytes, wanted).err()].into_iter().flatten() {
                if let FormatError::Record { likely, .. } = &error {
                    let (likely, curve) = likely.unwrap_or_else(|| panic!("{error} {} {format} read as {wanted}", C::NAME));
                    assert_eq!((curve, likely.record_bytes()), (C::NAME, format.record_bytes()));
                    // The advice can be followed.
                    assert_eq!(read::<C>(&bytes, likely).as_deref(), Ok(&points[..]), "{} {format} read as {wanted}", C::NAME);
                    assert!(error.to_string().contains(C::NAME));
                }
            }
        }
    }
}

/// Points of order 2, where the curve has them: y = 0 is its own negative.
fn of_order_2<C: Encoded>() -> Vec<Affine<C>> {
    let minus_1 = Affine { x: Element::ONE.neg(), y: Element::ZERO };
    if minus_1.is_on_curve() { vec![minus_1] } else { vec![] }
}

/// Whatever is read is written as the same bytes: no point has two encodings, but without the flag for y in arkworks' uncompressed format for BLS12-377.
fn encodings_are_unique<C: Encoded>() {
    let all = [points::<C>(), of_order_2()].concat();
    for &format in PointFormat::ALL {
        let size = format.record_bytes();
        for (i, point) in all.iter().enumerate() {
            let good = write_points(&[*point], format, Prefix::None).unwrap();
            // Every combination of the bits beside a number of 377 or 381 bits, at both ends; of some points, single bits elsewhere.
            let elsewhere = if i % 8 == 0 { 0..size } else { 0..0 };
            let ends = [0, size / 2 - 1, size / 2, size - 1].into_iter().flat_map(|at| (0..8).map(move |bits| (at, bits << 5)));
            for (at, change) in ends.chain(elsewhere.map(|at| (at, 1))) {
                let mut bytes = good.clone();
                bytes[at] ^= change;
                let Ok(read) = read::<C>(&bytes, format) else { continue };
                let again = write_points(&read, format, Prefix::None).unwrap();
                let unmarked = C::NAME == Bls12377::NAME && format == PointFormat::Ark;
                let flag = usize::from(unmarked && bytes[size - 1] & 0xc0 == 0);
                assert_eq!(again[..size - flag], bytes[..size - flag], "{} {format}: byte {at} ^ {change:#x}", C::NAME);
                assert!(flag == 0 || again[size - 1] & 0x3f == bytes[size - 1], "{}", C::NAME);
            }
        }
    }
}

#[test]
fn points_have_one_encoding() {
    encodings_are_unique::<Bls12377>();
    encodings_are_unique::<Bls12381>();
    // arkworks reads (-1, 0) with either flag; only one of them is what it writes.
    let mut record = write_points(&of_order_2::<Bls12377>(), PointFormat::ArkCompressed, Prefix::None).unwrap();
    assert!(read::<Bls12377>(&record, PointFormat::ArkCompressed).is_ok());
    record[47] |= 0x80;
    let sign = FormatError::Record { index: 0, offset: 47, problem: Problem::Sign, likely: None };
    assert_eq!(read::<Bls12377>(&record, PointFormat::ArkCompressed), Err(sign));
}

/// arkworks 0.3 wrote uncompressed points of BLS12-377 without the flag for y, and later versions do not look at it.
#[test]
fn points_without_the_flag_for_y_are_read() {
    let all = points::<Bls12377>();
    let mut bytes = write_points(&all, PointFormat::Ark, Prefix::Little64).unwrap();
    bytes[8..].chunks_mut(96).for_each(|record| record[95] &= 0x7f);
    assert_eq!(read::<Bls12377>(&bytes, PointFormat::Ark).as_deref(), Ok(&all[..]));
    let ark: Vec<_> = bytes[8..].chunks(96).map(|r| ArkAffine::deserialize_with_mode(r, Compress::No, Validate::No).unwrap()).collect();
    assert_eq!(ark, all.iter().map(to_ark).collect::<Vec<_>>());
    // A flag that is there must be right.
    let smaller = all.iter().position(|p| !p.is_neutral() && read_flag(p) == 0).unwrap();
    bytes[8 + 96 * smaller + 95] |= 0x80;
    let sign = FormatError::Record { index: smaller, offset: 8 + 96 * smaller + 95, problem: Problem::Sign, likely: None };
    assert_eq!(read::<Bls12377>(&bytes, PointFormat::Ark), Err(sign));
}

fn read_flag(point: &Affine<Bls12377>) -> u8 {
    write_points(&[*point], PointFormat::Ark, Prefix::None).unwrap()[95] & 0x80
}

#[test]
fn all_points_come_back() {
    points_come_back::<Bls12377>();
    points_come_back::<Bls12381>();
}

#[test]
fn points_are_as_arkworks_writes_them() {
    arkworks_agrees::<Bls12377>();
    arkworks_agrees::<Bls12381>();
}

#[test]
fn scalars_are_as_arkworks_writes_them() {
    scalars_agree::<Bls12377>();
    scalars_agree::<Bls12381>();
}

#[test]
fn damage_is_found_and_named() {
    damage_is_named::<Bls12377>();
    damage_is_named::<Bls12381>();
    guesses::<Bls12377, Bls12381>();
    guesses::<Bls12381, Bls12377>();
}

/// The format of gnark-crypto is blst's for BLS12-381.
#[test]
fn points_are_as_blst_writes_them() {
    let all = points::<Bls12381>();
    for p in &all {
        let bytes = |format| write_points(&[*p], format, Prefix::None).unwrap();
        let mut theirs = blst::blst_p1_affine::default();
        theirs.x.l = p.x.to_montgomery();
        theirs.y.l = p.y.to_montgomery();
        assert_eq!(blst::min_pk::PublicKey::from(theirs).to_bytes()[..], bytes(PointFormat::GnarkCompressed));
        assert_eq!(blst::min_pk::PublicKey::from(theirs).serialize()[..], bytes(PointFormat::Gnark));
        assert_eq!(bytes(PointFormat::ArkCompressed), bytes(PointFormat::GnarkCompressed));
    }
}

/// The constants of gnark-crypto's ecc/bls12-377/marshal.go and its byte order.
#[test]
fn the_generator_of_bls12_377_as_gnark_writes_it() {
    let x = "008848defe740a67c8fc6225bf87ff5485951e2caa9d41bb188282c8bd37cb5cd5481512ffcd394eeab9b16eb21be9ef";
    let y = "01914a69c5102eff1f674f5d30afeec4bd7fb348ca3e52d96d182ad44fb82305c2fe3d3634a9591afd82de55559c8ea6";
    let hex = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect::<String>();
    let write = |p: Affine<Bls12377>, format| hex(&write_points(&[p], format, Prefix::Big32).unwrap());
    let g = Bls12377::GENERATOR;
    // y is larger than p - y: p begins with 0x01ae3a46, its half with 0x00d71d23.
    assert_eq!(write(g, PointFormat::GnarkCompressed), format!("00000001a0{}", &x[2..]));
    assert_eq!(write(g.neg(), PointFormat::GnarkCompressed), format!("0000000180{}", &x[2..]));
    assert_eq!(write(g, PointFormat::Gnark), format!("00000001{x}{y}"));
    assert_eq!(write(Affine::NEUTRAL, PointFormat::Gnark), format!("0000000140{}", "0".repeat(190)));
    assert_eq!(write(Affine::NEUTRAL, PointFormat::GnarkCompressed), format!("00000001c0{}", "0".repeat(94)));
}

/// Files that gnark-crypto v0.22.0 wrote: `Encoder.Encode` of []G1Affine{G, O, -G, 5G}, the same with `RawEncoding`, and of []fr.Element{k, 0}.
#[test]
fn files_of_gnark_are_read_and_written() {
    let g = Bls12377::GENERATOR;
    let points = [g, Affine::NEUTRAL, g.neg(), g.multiply(&[5]).to_affine()];
    for (format, file) in
        [(PointFormat::GnarkCompressed, &include_bytes!("gnark/compressed")[..]), (PointFormat::Gnark, &include_bytes!("gnark/raw")[..])]
    {
        assert_eq!(read::<Bls12377>(file, format).as_deref(), Ok(&points[..]));
        assert_eq!(write_points(&points, format, Prefix::Big32).unwrap(), file);
    }
    let (scalars, file) = ([Scalar([1, 2, 3, 4]), Scalar::default()], include_bytes!("gnark/scalars"));
    assert_eq!(write_scalars::<Bls12377>(&scalars, ScalarFormat::Gnark, Prefix::Big32).unwrap(), file);
    assert_eq!(ScalarReader::<Bls12377>::new(file, ScalarFormat::Gnark).unwrap().read(0..2).as_deref(), Ok(&scalars[..]));
}
