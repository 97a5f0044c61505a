//! Machines of short vectors alike: a register of 128 bits, or of 256, whose instructions have the same meaning in each pair of lanes.
//!
//! None of them adds three vectors or shifts two words into one by one instruction: these are two additions, and two shifts with an OR.

/// A machine: its name, its token, the name of its features, its register and the register's words, who multiplies an element that is alone, what
/// writes results past the caches, [`Pairwise::KARATSUBA_IN_PAIRS`], and
/// intrinsics. Beside the invocation stand the functions `gather`, `scatter`, `gather_pairs` and `scatter_pairs` of the same module.
macro_rules! machine {
    (
        $(#[$doc:meta])* $name:ident($token:ident), $features:ident, $register:ident of $words:literal, alone: $alone:ty, lines: $lines:ty, karatsuba_in_pairs: $karatsuba:literal,
        xor: $xor:ident, and: $and:ident, or: $or:ident, clmul: $clmul:ident, lower: $lower:ident, upper: $upper:ident,
        align: $align:ident, down: $down:ident, sub: $sub:ident, splat: $splat:ident, pair: $pair:ident,
        shl: $shl:ident, shr: $shr:ident, shl_each: $shl_each:ident, shr_each: $shr_each:ident;
        $($past:tt)*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name($token);

        impl From<$token> for $name {
            fn from(token: $token) -> Self {
                Self(token)
            }
        }

        with_features! { $features:
            fn compiled<K: CarrylessKernel<$name>>(kernel: K, machine: $name) -> K::Out {
                kernel.run(machine)
            }
        }

        with_features! { $features:
            fn compiled_product<K: ProductKernel<$name, O, I, S>, O, I, S>(kernel: K, machine: $name, out: O, a: I, b: I, space: S) {
                kernel.run(machine, out, a, b, space);
            }
        }

        impl Carryless for $name {
            type V = $register;
            const LANES: usize = $words;

            #[inline(always)]
            fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
                on_token!(compiled(kernel, self))
            }
            #[inline(always)]
            fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
                on_token!(compiled_product(kernel, self, out, a, b, space));
            }
            #[inline(always)]
            fn splat(self, x: u64) -> $register {
                on_token!($splat(x.cast_signed()))
            }
            #[inline(always)]
            fn xor(self, a: $register, b: $register) -> $register {
                on_token!($xor(a, b))
            }
            #[inline(always)]
            fn xor3(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($xor($xor(a, b), c))
            }
            #[inline(always)]
            fn and(self, a: $register, b: $register) -> $register {
                on_token!($and(a, b))
            }
            #[inline(always)]
            fn and_xor(self, c: $register, a: $register, b: $register) -> $register {
                on_token!($xor(c, $and(a, b)))
            }
            #[inline(always)]
            fn clmul(self, a: $register, b: $register) -> ($register, $register) {
                let (even, odd) = self.product(a, b);
                (self.low((even, odd)), self.high((even, odd)))
            }
            #[inline(always)]
            fn clmul_low(self, a: $register, b: $register) -> $register {
                self.low(self.product(a, b))
            }
            #[inline(always)]
            fn product(self, a: $register, b: $register) -> ($register, $register) {
                // Products of the even lanes and of the odd ones, two words each: no shuffle sorts them.
                on_token!(($clmul::<0x00>(a, b), $clmul::<0x11>(a, b)))
            }
            #[inline(always)]
            fn low(self, (even, odd): ($register, $register)) -> $register {
                on_token!($lower(even, odd))
            }
            #[inline(always)]
            fn high(self, (even, odd): ($register, $register)) -> $register {
                on_token!($upper(even, odd))
            }
            #[inline(always)]
            fn carry(self, (even, odd): ($register, $register)) -> ($register, $register) {
                on_token!(($down::<8>(even), $down::<8>(odd)))
            }
            #[inline(always)]
            fn shl(self, a: $register, n: u32) -> $register {
                on_token!($shl(a, n))
            }
            #[inline(always)]
            fn shr(self, a: $register, n: u32) -> $register {
                on_token!($shr(a, n))
            }
            #[inline(always)]
            fn vectors(self, words: &mut [u64]) -> &mut [$register] {
                // Words before the first boundary are left out; a workspace has none.
                // SAFETY: so many words are a vector, whatever their bits; the slice is borrowed for as long as the words are.
                unsafe { words.align_to_mut::<$register>().1 }
            }
            #[inline(always)]
            fn gather(self, block: &mut [$register], elements: &[u64], words: usize) {
                assert!(block.len() >= words && elements.len() >= $words * words);
                on_token!(gather(block, elements, words));
            }
            #[inline(always)]
            fn scatter(self, elements: &mut [u64], block: &[$register], words: usize) {
                assert!(block.len() >= words && elements.len() >= $words * words);
                on_token!(scatter(elements, block, words));
            }
        }

        impl Pairwise for $name {
            const KARATSUBA_IN_PAIRS: bool = $karatsuba;
            type Alone = $alone;
            type Lines<'r> = $lines;

            #[inline(always)]
            fn clmul_pairs<const SIDES: i32>(self, a: $register, b: $register) -> $register {
                on_token!($clmul::<SIDES>(a, b))
            }
            #[inline(always)]
            fn or3(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($or($or(a, b), c))
            }
            #[inline(always)]
            fn xor_and(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($and($xor(a, b), c))
            }
            #[inline(always)]
            fn funnel_right(self, low: $register, high: $register, bits: $register) -> $register {
                // A shift by 64 gives 0, where `bits` is 0.
                on_token!($or($shr_each(low, bits), $shl_each(high, $sub($splat(64), bits))))
            }
            #[inline(always)]
            fn funnel_left(self, high: $register, low: $register, bits: $register) -> $register {
                on_token!($or($shl_each(high, bits), $shr_each(low, $sub($splat(64), bits))))
            }
            #[inline(always)]
            fn between(self, low: $register, high: $register) -> $register {
                on_token!($align::<8>(high, low))
            }
            #[inline(always)]
            fn splat_pair(self, pair: [u64; 2]) -> $register {
                on_token!($pair(pair))
            }
            #[inline(always)]
            fn gather_pairs(self, block: &mut [$register], elements: &[u64], words: usize) {
                assert!(block.len() >= words.div_ceil(2) && elements.len() >= $words / 2 * words);
                on_token!(gather_pairs(block, elements, words));
            }
            #[inline(always)]
            fn scatter_pairs(self, elements: &mut [u64], block: &[$register], words: usize) {
                assert!(block.len() >= words.div_ceil(2) && elements.len() >= $words / 2 * words);
                on_token!(scatter_pairs(elements, block, words));
            }
            $($past)*
        }
    };
}
pub(super) use machine;

/// The functions of a machine that has one pair, which [`machine`] needs beside it.
macro_rules! moves_of_one_pair {
    ($register:ident, load: $load:ident, store: $store:ident, load_low: $load_low:ident, store_low: $store_low:ident, lower: $lower:ident, upper: $upper:ident) => {
        // SAFETY of the functions below: the caller has checked that the processor has the features, and that `block` and `elements` have room
        // for two elements of `words` words, or for one where these are pairs.

        #[inline(always)]
        unsafe fn gather(block: &mut [$register], elements: &[u64], words: usize) {
            let p = elements.as_ptr();
            // SAFETY: see above.
            on_token!({
                for w in (0..words - words % 2).step_by(2) {
                    let (x, y) = ($load(p.add(w).cast()), $load(p.add(words + w).cast()));
                    *block.get_unchecked_mut(w) = $lower(x, y);
                    *block.get_unchecked_mut(w + 1) = $upper(x, y);
                }
                if words % 2 == 1 {
                    let (x, y) = ($load_low(p.add(words - 1).cast()), $load_low(p.add(2 * words - 1).cast()));
                    *block.get_unchecked_mut(words - 1) = $lower(x, y);
                }
            });
        }

        #[inline(always)]
        unsafe fn scatter(elements: &mut [u64], block: &[$register], words: usize) {
            let p = elements.as_mut_ptr();
            // SAFETY: see above.
            on_token!({
                for w in (0..words - words % 2).step_by(2) {
                    let (x, y) = (*block.get_unchecked(w), *block.get_unchecked(w + 1));
                    $store(p.add(w).cast(), $lower(x, y));
                    $store(p.add(words + w).cast(), $upper(x, y));
                }
                if words % 2 == 1 {
                    let x = *block.get_unchecked(words - 1);
                    $store_low(p.add(words - 1).cast(), x);
                    $store_low(p.add(2 * words - 1).cast(), $upper(x, x));
                }
            });
        }

        #[inline(always)]
        unsafe fn gather_pairs(block: &mut [$register], elements: &[u64], words: usize) {
            let p = elements.as_ptr();
            // SAFETY: see above.
            on_token!({
                for i in 0..words / 2 {
                    *block.get_unchecked_mut(i) = $load(p.add(2 * i).cast());
                }
                if words % 2 == 1 {
                    *block.get_unchecked_mut(words / 2) = $load_low(p.add(words - 1).cast());
                }
            });
        }

        #[inline(always)]
        unsafe fn scatter_pairs(elements: &mut [u64], block: &[$register], words: usize) {
            let p = elements.as_mut_ptr();
            // SAFETY: see above.
            on_token!({
                for i in 0..words / 2 {
                    $store(p.add(2 * i).cast(), *block.get_unchecked(i));
                }
                if words % 2 == 1 {
                    $store_low(p.add(words - 1).cast(), *block.get_unchecked(words / 2));
                }
            });
        }
    };
}
pub(super) use moves_of_one_pair;
