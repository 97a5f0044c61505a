//! Operators between numbers, and between a number and a word.

use super::Natural;
use std::iter::{Product, Sum};
use std::ops::{
    Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul, MulAssign, Rem, RemAssign, Shl,
    ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};

macro_rules! between_numbers {
    ($($Op:ident $op:ident $OpAssign:ident $op_assign:ident)*) => {$(
        impl $Op<Natural> for Natural {
            type Output = Natural;
            fn $op(self, other: Natural) -> Natural {
                Natural(self.0.$op(other.0))
            }
        }
        impl $Op<&Natural> for Natural {
            type Output = Natural;
            fn $op(self, other: &Natural) -> Natural {
                Natural(self.0.$op(&other.0))
            }
        }
        impl $Op<Natural> for &Natural {
            type Output = Natural;
            fn $op(self, other: Natural) -> Natural {
                Natural((&self.0).$op(other.0))
            }
        }
        impl $Op<&Natural> for &Natural {
            type Output = Natural;
            fn $op(self, other: &Natural) -> Natural {
                Natural((&self.0).$op(&other.0))
            }
        }
        impl $OpAssign<Natural> for Natural {
            fn $op_assign(&mut self, other: Natural) {
                self.0.$op_assign(other.0);
            }
        }
        impl $OpAssign<&Natural> for Natural {
            fn $op_assign(&mut self, other: &Natural) {
                self.0.$op_assign(&other.0);
            }
        }
    )*};
}

between_numbers!(Add add AddAssign add_assign Sub sub SubAssign sub_assign Mul mul MulAssign mul_assign);
between_numbers!(Div div DivAssign div_assign Rem rem RemAssign rem_assign);
between_numbers!(BitAnd bitand BitAndAssign bitand_assign BitOr bitor BitOrAssign bitor_assign BitXor bitxor BitXorAssign bitxor_assign);

macro_rules! with_words {
    ($Op:ident $op:ident $OpAssign:ident $op_assign:ident: $($word:ty)*) => {$(
        impl $Op<$word> for Natural {
            type Output = Natural;
            fn $op(self, other: $word) -> Natural {
                Natural(self.0.$op(other))
            }
        }
        impl $Op<$word> for &Natural {
            type Output = Natural;
            fn $op(self, other: $word) -> Natural {
                Natural((&self.0).$op(other))
            }
        }
        impl $OpAssign<$word> for Natural {
            fn $op_assign(&mut self, other: $word) {
                self.0.$op_assign(other);
            }
        }
    )*};
}

with_words!(Add add AddAssign add_assign: u8 u16 u32 u64 u128 usize);
with_words!(Sub sub SubAssign sub_assign: u8 u16 u32 u64 u128 usize);
with_words!(Mul mul MulAssign mul_assign: u8 u16 u32 u64 u128 usize);
with_words!(Div div DivAssign div_assign: u8 u16 u32 u64 u128 usize);
with_words!(Rem rem RemAssign rem_assign: u8 u16 u32 u64 u128 usize);
with_words!(Shl shl ShlAssign shl_assign: u8 u16 u32 u64 usize i32);
with_words!(Shr shr ShrAssign shr_assign: u8 u16 u32 u64 usize i32);

impl<T> Sum<T> for Natural
where
    Natural: Add<T, Output = Natural>,
{
    fn sum<I: Iterator<Item = T>>(terms: I) -> Self {
        terms.fold(Self::ZERO, |sum, term| sum + term)
    }
}

impl<T> Product<T> for Natural
where
    Natural: Mul<T, Output = Natural>,
{
    fn product<I: Iterator<Item = T>>(factors: I) -> Self {
        factors.fold(Self::ONE, |product, factor| product * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn as_words(a: u64, b in 1u64.., shift in 0u32..60) {
            let (x, y) = (Natural::from(a), Natural::from(b));
            let wide = |v: u128| Natural::from(v);
            let [p, q] = [a, b].map(u128::from);
            prop_assert_eq!([&x + &y, &x * &y, &x / &y, &x % &y], [p + q, p * q, p / q, p % q].map(wide));
            prop_assert_eq!([&x + b, &x * b, &x / b, &x % b], [p + q, p * q, p / q, p % q].map(wide));
            prop_assert_eq!([&x & &y, &x | &y, &x ^ &y, &x << shift, &x >> shift], [p & q, p | q, p ^ q, p << shift, p >> shift].map(wide));
            prop_assert_eq!((&x + &y) - &x, y.clone());
            prop_assert_eq!([&x, &y].into_iter().sum::<Natural>(), &x + &y);
            prop_assert_eq!([x.clone(), y.clone()].into_iter().product::<Natural>(), x * y);
        }
    }
}
