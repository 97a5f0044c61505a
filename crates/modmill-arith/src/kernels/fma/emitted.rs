//! The kernels that are emitted for machines of pairs: what each processor's text of them needs.

use std::cell::RefCell;
use std::thread::LocalKey;

/// The places of things in the state of an emitted kernel, in 64-bit words.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Words of the state.
    pub(crate) words: usize,
    /// The place at which each operand starts as doubles, if the kernel reads it so.
    pub(crate) doubles: &'static [Option<usize>],
    /// The place at which each operand starts as integers, if the kernel reads it so.
    pub(crate) integers: &'static [Option<usize>],
    pub(crate) constants_at: usize,
    pub(crate) constants: &'static [[u64; 4]],
}

/// Words of a state: room for the largest layout, checked when a kernel is first used.
pub(super) const WORDS: usize = 2048;

/// A state. Starts at a page; tables start in the middle of one, so that the first loads from them do not wait for stores with the same low
/// address bits.
#[repr(C, align(4096))]
pub(crate) struct State(pub(super) [u64; WORDS]);

/// The entry point of an emitted kernel.
///
/// # Safety
/// The processor has the features of the kernel's machine; `state` points to `Layout::words` words aligned to 32 bytes and laid out as [`Layout`] says;
/// `table` is aligned to 32 bytes and whole; `count` > 0.
pub(crate) type Entry = unsafe fn(state: *mut u64, table: *const u64, count: u64);

/// An emitted kernel.
pub(crate) struct Emitted {
    pub(crate) layout: &'static Layout,
    pub(crate) entry: Entry,
    /// The state that each thread has prepared for it.
    pub(crate) state: &'static LocalKey<RefCell<Option<Box<State>>>>,
}

/// Makes the kernels of a machine where `entry!(name, file)` makes an entry point, and `layouts` says where each kernel expects things.
macro_rules! emitted_kernels {
    () => {
        emitted_kernels! {
            square_512, SQUARE_512, "square_512.s";
            square_1024, SQUARE_1024, "square_1024.s";
            square_1536, SQUARE_1536, "square_1536.s";
            square_2048, SQUARE_2048, "square_2048.s";
            square_3072, SQUARE_3072, "square_3072.s";
            square_4096, SQUARE_4096, "square_4096.s";
            multiply_512, MULTIPLY_512, "multiply_512.s";
            multiply_1024, MULTIPLY_1024, "multiply_1024.s";
            multiply_1536, MULTIPLY_1536, "multiply_1536.s";
            multiply_2048, MULTIPLY_2048, "multiply_2048.s";
            multiply_3072, MULTIPLY_3072, "multiply_3072.s";
            multiply_4096, MULTIPLY_4096, "multiply_4096.s";
            special_square, SPECIAL_SQUARE, "special_square.s";
            special_multiply, SPECIAL_MULTIPLY, "special_multiply.s";
            special_step, SPECIAL_STEP, "special_step.s";
        }

        /// The kernels of each class, in the order of [`SHAPES`](crate::fold::SHAPES).
        const SQUARES: [&Emitted; crate::fold::SHAPES.len()] =
            [&SQUARE_512, &SQUARE_1024, &SQUARE_1536, &SQUARE_2048, &SQUARE_3072, &SQUARE_4096];
        const MULTIPLICATIONS: [&Emitted; crate::fold::SHAPES.len()] =
            [&MULTIPLY_512, &MULTIPLY_1024, &MULTIPLY_1536, &MULTIPLY_2048, &MULTIPLY_3072, &MULTIPLY_4096];
    };
    ($($name:ident, $layout:ident, $file:literal;)*) => {
        $(entry!($name, $file);)*
        $(static $layout: Emitted = Emitted {
            layout: &layouts::$layout,
            entry: $name,
            state: {
                thread_local! {
                    static STATE: std::cell::RefCell<Option<Box<crate::kernels::fma::State>>> = const { std::cell::RefCell::new(None) };
                }
                &STATE
            },
        };)*
    };
}
pub(crate) use emitted_kernels;
