//! Values through serde, as other programs store them.

use modmill_msm::formats::{PointFormat, ScalarFormat};
use modmill_msm::{Affine, Bls12377, Bls12381, Checks, CurveParameters, Scalar};
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

fn refusal<T: DeserializeOwned>(text: &str) -> String {
    from_str::<T>(text).err().unwrap_or_else(|| panic!("{text} was accepted")).to_string()
}

fn points<C: CurveParameters>() {
    for point in [C::GENERATOR, C::GENERATOR.neg(), Affine::NEUTRAL] {
        assert_eq!(from_str::<Affine<C>>(&to_string(&point).unwrap()).unwrap(), point);
    }
    let text = to_string(&C::GENERATOR).unwrap();
    assert!(text.starts_with("{\"x\":\"0x") && text.contains("\"y\":\"0x"), "{text}");
    assert_eq!(to_string(&Affine::<C>::NEUTRAL).unwrap(), r#"{"x":null,"y":null}"#);
    let beyond = format!("0x{}", "f".repeat(96));
    assert!(refusal::<Affine<C>>(&format!(r#"{{"x": "{beyond}", "y": "1"}}"#)).contains("x is not below the field's modulus"));
    assert!(refusal::<Affine<C>>(&format!(r#"{{"x": "1", "y": "{beyond}0"}}"#)).contains("y is not below the field's modulus"));
    for off in [r#"{"x": "1", "y": "1"}"#, r#"{"x": "0", "y": "0"}"#] {
        assert!(refusal::<Affine<C>>(off).contains(&format!("the point is not on {}", C::NAME)));
    }
    assert!(refusal::<Affine<C>>(r#"{"x": "1", "y": null}"#).contains("both coordinates"));
    assert!(refusal::<Affine<C>>("3").contains("a point"));
}

#[test]
fn points_are_stored_by_their_coordinates() {
    points::<Bls12377>();
    points::<Bls12381>();
    let [g, h] = [to_string(&Bls12377::GENERATOR).unwrap(), to_string(&Bls12381::GENERATOR).unwrap()];
    assert!(from_str::<Affine<Bls12381>>(&g).is_err() && from_str::<Affine<Bls12377>>(&h).is_err());
}

#[test]
fn scalars_are_stored_as_numbers() {
    for words in [[0; 4], [7, 0, 0, 0], [0, 0, 0, 1], [u64::MAX; 4]] {
        assert_eq!(from_str::<Scalar>(&to_string(&Scalar(words)).unwrap()).unwrap(), Scalar(words));
    }
    assert_eq!(to_string(&Scalar([0, 1, 0, 0])).unwrap(), "\"0x10000000000000000\"");
    assert!(refusal::<Scalar>(&format!("\"0x1{}\"", "0".repeat(64))).contains("at most 256 bits"));
    assert!(refusal::<Scalar>("\"-1\"").contains("not a number"));
}

#[test]
fn formats_and_checks_are_stored_by_name() {
    for format in PointFormat::ALL {
        assert_eq!(from_str::<PointFormat>(&to_string(format).unwrap()).unwrap(), *format);
    }
    for format in ScalarFormat::ALL {
        assert_eq!(to_string(format).unwrap(), format!("\"{format}\""));
    }
    for level in Checks::ALL {
        assert_eq!(from_str::<Checks>(&to_string(level).unwrap()).unwrap(), *level);
    }
    assert!(refusal::<Checks>("\"all\"").contains("known are subgroup, curve, none"));
}
