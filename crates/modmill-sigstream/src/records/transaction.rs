//! Solana transactions as they travel in packets. Legacy and of version 0: signatures, then the message that they sign. Of version 1: the message, then
//! its signatures.
//!
//! Source of version 1: the proposal SIMD-0385, and the ledger's own `v1::Message` (solana-message 4).

use modmill_sigverify::Signed;

/// Most bytes of a legacy transaction or one of version 0: an IPv6 packet of 1280 bytes without its headers.
pub const MTU: usize = 1232;

/// Most bytes of a transaction of version 1.
pub const MAX_BYTES_V1: usize = 4096;
/// Most signatures of a transaction of version 1.
pub const MAX_SIGNATURES_V1: usize = 12;
/// Most accounts and most instructions of a transaction of version 1.
pub const MAX_ACCOUNTS_V1: usize = 64;

/// The first byte of a transaction of version 1. Read as a number of signatures it would begin one of at least 129, which no packet holds.
pub(crate) const VERSION_1: u8 = 0x81;
/// The bits of version 1's configuration mask that have a meaning. Each announces four bytes.
const CONFIG: u32 = 0x1f;
/// The priority fee takes eight bytes, and so two bits.
const FEE: u32 = 0b11;
const HEAP: u32 = 1 << 4;

/// Most accounts of a transaction, those that it looks up included: instructions name them by one byte.
pub const MAX_ACCOUNTS: usize = 256;

/// A reason why a transaction is malformed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TransactionFault {
    /// It is longer than a packet may be.
    #[error("a transaction of {got} bytes, and {MTU} are the most")]
    TooLong {
        /// Its bytes.
        got: usize,
    },
    /// It ends within a field.
    #[error("the transaction ends within {field}, at its byte {at}")]
    Ends {
        /// The field.
        field: &'static str,
        /// The offset at which the field begins.
        at: usize,
    },
    /// A count is not in its shortest form, or above 65535.
    #[error("the transaction's {field} at byte {at} is not a valid compact 16-bit number")]
    Count {
        /// The field.
        field: &'static str,
        /// The offset at which the number begins.
        at: usize,
    },
    /// A transaction of version 1 has more of something than it may have.
    #[error("the transaction has {got} {what}, and {max} are the most in version 1")]
    Limit {
        /// Bytes, signatures, accounts or instructions.
        what: &'static str,
        /// The number that the transaction has.
        got: usize,
        /// The number that it may have at most.
        max: usize,
    },
    /// The configuration mask of a transaction of version 1 has bits without a meaning, or one of the two bits of the fee.
    #[error("the transaction's configuration mask 0x{mask:08x} has bits above 4, or only one of bits 0 and 1")]
    Config {
        /// The mask.
        mask: u32,
    },
    /// A transaction of version 1 requests a heap that cannot be.
    #[error("the transaction requests a heap of {got} bytes, which must be a multiple of 1024 from 32768 to 262144")]
    Heap {
        /// Bytes requested.
        got: u32,
    },
    /// It carries another number of signatures than its message requires.
    #[error("the transaction has {got} signatures, and its message requires {required}")]
    Signatures {
        /// Signatures that it has.
        got: usize,
        /// Signatures that its message requires.
        required: usize,
    },
    /// It has no signature.
    #[error("the transaction has no signature")]
    Unsigned,
    /// The message after the signatures is of a version other than 0: a later one is not known, and one of version 1 stands before its signatures.
    #[error("the transaction's message has version {got}, and only one of version 0 may follow the signatures")]
    Version {
        /// The version.
        got: u8,
    },
    /// Its header counts more accounts than it lists, or no signer that may pay.
    #[error(
        "the transaction's header ({required} signers, {readonly_signed} and {readonly} read-only) does not fit its {accounts} accounts"
    )]
    Header {
        /// Signatures required.
        required: u8,
        /// Read-only accounts among those that sign.
        readonly_signed: u8,
        /// Read-only accounts that don't sign.
        readonly: u8,
        /// Accounts listed.
        accounts: usize,
    },
    /// An instruction names an account that is not there.
    #[error("instruction {instruction} of the transaction names account {account} of {accounts}")]
    Account {
        /// The instruction, from 0.
        instruction: usize,
        /// The account's index.
        account: u8,
        /// Accounts that there are, those from lookup tables included.
        accounts: usize,
    },
    /// It looks nothing up in a lookup table that it names.
    #[error("the transaction takes no account from its lookup table {lookup}")]
    EmptyLookup {
        /// The lookup table, from 0.
        lookup: usize,
    },
    /// It has more accounts than an index of one byte can name.
    #[error("the transaction has {got} accounts with those that it looks up, and {MAX_ACCOUNTS} are the most")]
    Accounts {
        /// Accounts listed and looked up.
        got: usize,
    },
    /// Bytes follow its end.
    #[error("{got} bytes follow the transaction's end, at its byte {at}")]
    Trailing {
        /// Bytes too many.
        got: usize,
        /// The offset at which the transaction ends.
        at: usize,
    },
}

/// The places of a transaction's parts within its bytes. Made by [`Transaction::parse`] alone, so the places are within the bytes parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transaction {
    /// None for a legacy message.
    pub version: Option<u8>,
    /// Number of signatures, and of signers: the first accounts of the message.
    pub signatures: usize,
    signatures_at: usize,
    message_at: usize,
    message_end: usize,
    keys_at: usize,
}

/// The number of signatures that a message requires, and of the accounts that are read-only.
struct Header {
    required: u8,
    readonly_signed: u8,
    readonly: u8,
}

impl Header {
    /// Checks that the first signer may pay, and that all signers are among `accounts` accounts.
    fn check(&self, accounts: usize) -> Result<(), TransactionFault> {
        let &Self { required, readonly_signed, readonly } = self;
        if readonly_signed >= required || usize::from(required) + usize::from(readonly) > accounts {
            return Err(TransactionFault::Header { required, readonly_signed, readonly, accounts });
        }
        Ok(())
    }
}

/// The highest account that an instruction names, and the instruction. What there is may be known only later.
#[derive(Default)]
struct Highest(Option<(u8, usize)>);

impl Highest {
    fn take(&mut self, accounts: &[u8], instruction: usize) {
        let top = accounts.iter().copied().max();
        if let Some(top) = top.filter(|&top| self.0.is_none_or(|(account, _)| top > account)) {
            self.0 = Some((top, instruction));
        }
    }

    fn check(&self, accounts: usize) -> Result<(), TransactionFault> {
        match self.0 {
            Some((account, instruction)) if usize::from(account) >= accounts => {
                Err(TransactionFault::Account { instruction, account, accounts })
            }
            _ => Ok(()),
        }
    }
}

impl Transaction {
    /// Parses a transaction and checks what can be checked without the ledger: counts in their shortest form, as many signatures as the
    /// message requires, a first signer that may pay, accounts within range, none of more than [`MAX_ACCOUNTS`], no idle lookup, nothing after the end,
    /// at most [`MTU`] bytes. These are the rules of the ledger's own `VersionedTransaction::sanitize` and of its readers of packets.
    /// In version 1 also: [`MAX_BYTES_V1`], [`MAX_SIGNATURES_V1`], [`MAX_ACCOUNTS_V1`], a known configuration, a possible heap.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn parse(bytes: &[u8]) -> Result<Self, TransactionFault> {
        if bytes.first() == Some(&VERSION_1) { Self::version1(bytes) } else { Self::signatures_first(bytes) }
    }

    fn signatures_first(bytes: &[u8]) -> Result<Self, TransactionFault> {
        if bytes.len() > MTU {
            return Err(TransactionFault::TooLong { got: bytes.len() });
        }
        let mut at = Cursor { bytes, at: 0 };
        let signatures = at.count("number of signatures")?;
        if signatures == 0 {
            return Err(TransactionFault::Unsigned);
        }
        let signatures_at = at.at;
        at.take("a signature", 64 * signatures)?;

        let message_at = at.at;
        let first = at.byte("the message's header")?;
        let version = (first & 0x80 != 0).then_some(first & 0x7f);
        if let Some(got) = version.filter(|&v| v != 0) {
            return Err(TransactionFault::Version { got });
        }
        let required = if version.is_some() { at.byte("the message's header")? } else { first };
        let header = Header { required, readonly_signed: at.byte("the message's header")?, readonly: at.byte("the message's header")? };
        if signatures != usize::from(required) {
            return Err(TransactionFault::Signatures { got: signatures, required: usize::from(required) });
        }
        let accounts = at.count("number of accounts")?;
        header.check(accounts)?;
        let keys_at = at.at;
        at.take("the accounts", 32 * accounts)?;
        at.take("the recent block's hash", 32)?;

        let instructions = at.count("number of instructions")?;
        // The indices come before the lookup tables that say how many accounts there are.
        let mut highest = Highest::default();
        for instruction in 0..instructions {
            at.program(instruction, accounts)?;
            let count = at.count("number of an instruction's accounts")?;
            highest.take(at.take("an instruction's accounts", count)?, instruction);
            let data = at.count("length of an instruction's data")?;
            at.take("an instruction's data", data)?;
        }
        let mut total = accounts;
        if version.is_some() {
            for lookup in 0..at.count("number of lookup tables")? {
                at.take("a lookup table's key", 32)?;
                let before = total;
                for _ in 0..2 {
                    let count = at.count("number of looked-up accounts")?;
                    at.take("looked-up accounts", count)?;
                    total += count;
                }
                if total == before {
                    return Err(TransactionFault::EmptyLookup { lookup });
                }
            }
        }
        if total > MAX_ACCOUNTS {
            return Err(TransactionFault::Accounts { got: total });
        }
        highest.check(total)?;
        at.end()?;
        Ok(Self { version, signatures, signatures_at, message_at, message_end: bytes.len(), keys_at })
    }

    fn version1(bytes: &[u8]) -> Result<Self, TransactionFault> {
        limit("bytes", bytes.len(), MAX_BYTES_V1)?;
        let mut at = Cursor { bytes, at: 1 };
        let [required, readonly_signed, readonly] = at.array("the message's header")?;
        let header = Header { required, readonly_signed, readonly };
        let signatures = usize::from(required);
        if signatures == 0 {
            return Err(TransactionFault::Unsigned);
        }
        limit("signatures", signatures, MAX_SIGNATURES_V1)?;
        let mask = u32::from_le_bytes(at.array("the configuration mask")?);
        if mask & !CONFIG != 0 || [1, 2].contains(&(mask & FEE)) {
            return Err(TransactionFault::Config { mask });
        }
        at.take("the recent block's hash", 32)?;
        let instructions = usize::from(at.byte("number of instructions")?);
        limit("instructions", instructions, MAX_ACCOUNTS_V1)?;
        let accounts = usize::from(at.byte("number of accounts")?);
        limit("accounts", accounts, MAX_ACCOUNTS_V1)?;
        header.check(accounts)?;
        let keys_at = at.at;
        at.take("the accounts", 32 * accounts)?;
        let config = at.take("the configuration", 4 * mask.count_ones() as usize)?;
        // The heap is the last of it.
        if let Some(&heap) = config.last_chunk().filter(|_| mask & HEAP != 0) {
            let got = u32::from_le_bytes(heap);
            if got % 1024 != 0 || !(32 << 10..=256 << 10).contains(&got) {
                return Err(TransactionFault::Heap { got });
            }
        }

        let mut sizes = [(0, 0); MAX_ACCOUNTS_V1];
        for (instruction, sizes) in sizes[..instructions].iter_mut().enumerate() {
            at.program(instruction, accounts)?;
            let count = at.byte("number of an instruction's accounts")?;
            *sizes = (usize::from(count), usize::from(u16::from_le_bytes(at.array("length of an instruction's data")?)));
        }
        let mut highest = Highest::default();
        for (instruction, &(count, data)) in sizes[..instructions].iter().enumerate() {
            highest.take(at.take("an instruction's accounts", count)?, instruction);
            at.take("an instruction's data", data)?;
        }
        let signatures_at = at.at;
        at.take("a signature", 64 * signatures)?;
        highest.check(accounts)?;
        at.end()?;
        Ok(Self { version: Some(1), signatures, signatures_at, message_at: 0, message_end: signatures_at, keys_at })
    }

    /// Signature `index` with its key and the message; `bytes` are those that were parsed. None at the end.
    #[must_use]
    pub fn signed<'a>(&self, bytes: &'a [u8], index: usize) -> Option<Signed<'a>> {
        if index >= self.signatures {
            return None;
        }
        let signature = bytes.get(self.signatures_at + 64 * index..)?.first_chunk()?;
        let key = bytes.get(self.keys_at + 32 * index..)?.first_chunk()?;
        Some(Signed { message: bytes.get(self.message_at..self.message_end)?, signature, key })
    }
}

fn limit(what: &'static str, got: usize, max: usize) -> Result<(), TransactionFault> {
    if got > max { Err(TransactionFault::Limit { what, got, max }) } else { Ok(()) }
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, field: &'static str, n: usize) -> Result<&'a [u8], TransactionFault> {
        let taken = self.bytes[self.at..].get(..n).ok_or(TransactionFault::Ends { field, at: self.at })?;
        self.at += n;
        Ok(taken)
    }

    fn byte(&mut self, field: &'static str) -> Result<u8, TransactionFault> {
        Ok(self.take(field, 1)?[0])
    }

    fn array<const N: usize>(&mut self, field: &'static str) -> Result<[u8; N], TransactionFault> {
        let mut out = [0; N];
        out.copy_from_slice(self.take(field, N)?);
        Ok(out)
    }

    /// The program of an instruction: a listed account, and never the one that pays.
    fn program(&mut self, instruction: usize, accounts: usize) -> Result<(), TransactionFault> {
        let account = self.byte("an instruction's program")?;
        if account == 0 || usize::from(account) >= accounts {
            return Err(TransactionFault::Account { instruction, account, accounts });
        }
        Ok(())
    }

    /// Requires that nothing is left.
    fn end(&self) -> Result<(), TransactionFault> {
        match self.bytes.len() - self.at {
            0 => Ok(()),
            got => Err(TransactionFault::Trailing { got, at: self.at }),
        }
    }

    /// A number of 16 bits in groups of 7, low first, the highest bit saying that another follows; in its shortest form only.
    fn count(&mut self, field: &'static str) -> Result<usize, TransactionFault> {
        let at = self.at;
        let mut value = 0usize;
        for shift in [0, 7, 14] {
            let byte = self.byte(field)?;
            value |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                let shortest = shift == 0 || byte != 0;
                return if shortest && value <= 0xffff { Ok(value) } else { Err(TransactionFault::Count { field, at }) };
            }
        }
        Err(TransactionFault::Count { field, at })
    }
}
