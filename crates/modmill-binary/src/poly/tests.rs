use super::*;
use proptest::prelude::*;

fn poly(words: usize) -> impl Strategy<Value = Poly> {
    let word = prop_oneof![4 => any::<u64>(), 1 => Just(0u64), 1 => Just(u64::MAX)];
    prop::collection::vec(word, 0..=words).prop_map(Poly::from)
}

/// The product by its definition.
fn product(a: &Poly, b: &Poly) -> Poly {
    a.terms().into_iter().fold(Poly::zero(), |sum, t| Poly::from_natural(&(sum.to_natural() ^ (b.to_natural() << t))))
}

#[test]
fn text_is_that_of_people() {
    assert_eq!(Poly::zero().to_string(), "0");
    assert_eq!(Poly::from_exponents(&[0, 1, 163, 7]).to_string(), "x^163 + x^7 + x + 1");
    let long = Poly::from_exponents(&(0..20).collect::<Vec<_>>()).to_string();
    assert!(long.ends_with("x^4 + 4 more terms"), "{long}");
}

#[test]
fn order_is_that_of_the_integers() {
    let a =
        [Poly::zero(), Poly::one(), Poly::x(), Poly::from_exponents(&[64]), Poly::from_exponents(&[64, 0]), Poly::from_exponents(&[65])];
    assert!(a.is_sorted());
}

#[test]
fn zero_and_one_behave() {
    let n = Poly::from_exponents(&[4, 1, 0]);
    assert_eq!(Poly::zero().gcd(&Poly::zero()), Poly::zero());
    assert_eq!(Poly::zero().gcd(&n), n);
    assert_eq!(n.xgcd(&Poly::zero()), (n.clone(), Poly::one(), Poly::zero()));
    assert_eq!(Poly::zero().inverse(&n), None);
    assert_eq!(n.inverse(&n), None);
    assert_eq!(Poly::one().inverse(&Poly::zero()), None);
    assert_eq!(Poly::one().inverse(&n), Some(Poly::one()));
    assert_eq!(n.divrem(&Poly::one()), (n, Poly::zero()));
}

proptest! {
    #[test]
    fn products_are_those_of_the_definition(a in poly(5), b in poly(9)) {
        prop_assert_eq!(a.mul(&b), product(&a, &b));
        prop_assert_eq!(a.square(), product(&a, &a));
    }

    #[test]
    fn division_gives_back_the_dividend(a in poly(9), b in poly(4), shift in 0usize..64) {
        let b = b.shifted_down(shift);
        prop_assume!(!b.is_zero());
        let (q, r) = a.divrem(&b);
        prop_assert!(r.degree() < b.degree());
        prop_assert_eq!(product(&q, &b).add(&r), a);
    }

    #[test]
    fn common_divisors_divide_and_are_combinations(a in poly(4), b in poly(4), c in poly(2)) {
        let (a, b) = (a.mul(&c), b.mul(&c));
        let (g, u, v) = a.xgcd(&b);
        prop_assert_eq!(a.gcd(&b), g.clone());
        prop_assert_eq!(product(&u, &a).add(&product(&v, &b)), g.clone());
        if !g.is_zero() {
            prop_assert!(a.rem(&g).is_zero() && b.rem(&g).is_zero());
            prop_assert!(c.is_zero() || g.rem(&c).is_zero());
        }
    }

    #[test]
    fn inverses_are_inverses(a in poly(6), n in poly(4)) {
        prop_assume!(n.degree() > Some(0));
        match a.inverse(&n) {
            Some(b) => {
                prop_assert!(b.degree() < n.degree());
                prop_assert!(product(&a, &b).rem(&n).is_one());
            }
            None => prop_assert!(!a.gcd(&n).is_one()),
        }
    }

    #[test]
    fn derivatives_follow_leibniz(a in poly(3), b in poly(3)) {
        let right = a.derivative().mul(&b).add(&a.mul(&b.derivative()));
        prop_assert_eq!(a.mul(&b).derivative(), right);
    }

    #[test]
    fn integers_come_back(a in poly(5), n in 0usize..200) {
        prop_assert_eq!(Poly::from_natural(&a.to_natural()), a.clone());
        prop_assert_eq!(a.shifted_up(n).to_natural(), a.to_natural() << n);
        prop_assert_eq!(a.shifted_down(n).to_natural(), a.to_natural() >> n);
    }
}
