//! Field kernels that stand alone: the long chains of squarings behind a square root.

use modmill_arith::f25519::lanes::{Reduced, mul, square_n};
use modmill_arith::lanes::{Independent, Kernel};

/// Elements that go through the same steps together, each filling the others' waits.
pub(crate) type Pair<V> = [Reduced<V>; 2];

/// a := a^(2^n).
struct SquareN<'a, V> {
    a: &'a mut Pair<V>,
    n: u32,
}

impl<P: Independent> Kernel<P> for SquareN<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        let mut a = *self.a;
        square_n(p, &mut a, self.n);
        *self.a = a;
    }
}

/// a := a * b.
struct Multiply<'a, V> {
    a: &'a mut Pair<V>,
    b: &'a Pair<V>,
}

impl<P: Independent> Kernel<P> for Multiply<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        *self.a = [mul(p, &self.a[0], &self.b[0]), mul(p, &self.a[1], &self.b[1])];
    }
}

/// z^((p - 5) / 8) = z^(2^252 - 3): 251 squarings and 11 multiplications. t_n stands for z^(2^n - 1).
pub(crate) fn pow_p58<P: Independent>(p: P, z: &Pair<P::V>) -> Pair<P::V> {
    let power = |a: &Pair<P::V>, n: u32, b: &Pair<P::V>| {
        let mut a = *a;
        p.call(SquareN { a: &mut a, n });
        p.call(Multiply { a: &mut a, b });
        a
    };
    let t2 = power(z, 1, z);
    let t3 = power(&t2, 1, z);
    let t5 = power(&t3, 2, &t2);
    let t10 = power(&t5, 5, &t5);
    let t20 = power(&t10, 10, &t10);
    let t40 = power(&t20, 20, &t20);
    let t50 = power(&t40, 10, &t10);
    let t100 = power(&t50, 50, &t50);
    let t200 = power(&t100, 100, &t100);
    let t250 = power(&t200, 50, &t50);
    power(&t250, 2, z)
}
