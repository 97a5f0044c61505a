//! Instructions on vectors of four lanes, as data. AVX2 has each of them in a register of 256 bits, NEON in two of 128.

/// The place that an address counts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    /// The state.
    State,
    /// The table.
    Table,
    /// A pointer of a loop.
    First,
    /// Another one.
    Second,
}

/// A place in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Address {
    pub(crate) base: Base,
    pub(crate) bytes: isize,
}

/// The last operand of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Register(usize),
    Memory(Address),
}

/// The form of what a load reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Load {
    /// Four doubles, aligned to 32 bytes.
    Doubles,
    /// Four integers, aligned to 32 bytes.
    Integers,
    /// Four words, aligned to 8 bytes.
    Unaligned,
    /// One word, for all lanes.
    Word,
}

/// An operation on two vectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Binary {
    Add,
    Sub,
    And,
    Or,
    Xor,
    SubDoubles,
    /// In each half: the lower lane of a, then that of b.
    UnpackLow,
    /// In each half: the upper lane of a, then that of b.
    UnpackHigh,
    /// Halves of a and b as the bits say: `vperm2i128`.
    Halves(u8),
    /// In each half: the upper lane of b, then the lower one of a.
    Odd,
}

/// An operation on one vector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unary {
    Shl(u32),
    Shr(u32),
    /// In each half: 0, then the lower lane.
    PairUp,
    /// In each half: the upper lane, then 0.
    PairDown,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Instruction {
    Load {
        load: Load,
        to: usize,
        from: Address,
    },
    Store {
        from: usize,
        to: Address,
    },
    Copy {
        to: usize,
        from: usize,
    },
    Zero {
        to: usize,
    },
    Binary {
        name: Binary,
        to: usize,
        a: usize,
        b: Source,
    },
    Unary {
        name: Unary,
        to: usize,
        a: usize,
    },
    /// sum := sum + a b.
    AddProduct {
        sum: usize,
        a: usize,
        b: Source,
    },
    /// sum := sum + a half of a b, of integers.
    AddHalf {
        high: bool,
        sum: usize,
        a: usize,
        b: Source,
    },
    /// to := what is loaded, times `by`, plus 2^104.
    High {
        load: Load,
        to: usize,
        from: Address,
        by: usize,
    },
    /// A loop's pointer := an address.
    Point {
        to: Base,
        at: Address,
    },
    /// The number of times that the next loop runs.
    Count {
        times: usize,
    },
    /// A loop's begin.
    Begin,
    /// Its end: its pointers advance by so many bytes.
    End {
        advance: [isize; 2],
    },
}
