//! Solana transactions, legacy and version 0, as they travel in packets: signatures, then the message that they sign.

use modmill_sigverify::Signed;

/// Most bytes of a transaction: an IPv6 packet of 1280 bytes without its headers.
pub const MTU: usize = 1232;

/// Most accounts of a transaction, those that it looks up included: instructions name them by one byte.
pub const MAX_ACCOUNTS: usize = 256;

/// What is wrong with a transaction.
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
        /// Where the field begins.
        at: usize,
    },
    /// A count is not in its shortest form, or above 65535.
    #[error("the transaction's {field} at byte {at} is not a valid compact 16-bit number")]
    Count {
        /// The field.
        field: &'static str,
        /// Where it begins.
        at: usize,
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
    /// Its message is of a version that is not known.
    #[error("the transaction's message has version {got}")]
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
        /// Of these accounts, read-only.
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
        /// Where it ends.
        at: usize,
    },
}

/// Where the parts of a transaction are within its bytes. Made by [`Transaction::parse`] alone, so the places are within the bytes parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transaction {
    /// None for a legacy message.
    pub version: Option<u8>,
    /// Number of signatures, and of signers: the first accounts of the message.
    pub signatures: usize,
    signatures_at: usize,
    message_at: usize,
    keys_at: usize,
}

impl Transaction {
    /// Parses a transaction and checks what can be checked without the ledger: counts in their shortest form, as many signatures as the
    /// message requires, a first signer that may pay, accounts within range, none of more than [`MAX_ACCOUNTS`], no idle lookup, nothing after the end,
    /// at most [`MTU`] bytes. These are the rules of the ledger's own `VersionedTransaction::sanitize` and of its readers of packets.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn parse(bytes: &[u8]) -> Result<Self, TransactionFault> {
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
        let readonly_signed = at.byte("the message's header")?;
        let readonly = at.byte("the message's header")?;
        if signatures != usize::from(required) {
            return Err(TransactionFault::Signatures { got: signatures, required: usize::from(required) });
        }
        let accounts = at.count("number of accounts")?;
        if readonly_signed >= required || usize::from(required) + usize::from(readonly) > accounts {
            return Err(TransactionFault::Header { required, readonly_signed, readonly, accounts });
        }
        let keys_at = at.at;
        at.take("the accounts", 32 * accounts)?;
        at.take("the recent block's hash", 32)?;

        let instructions = at.count("number of instructions")?;
        // The indices come before the lookup tables that say how many accounts there are: keep the highest, check at the end.
        let mut highest: Option<(u8, usize)> = None;
        for instruction in 0..instructions {
            let program = at.byte("an instruction's program")?;
            // A program is a listed account, and never the one that pays.
            if program == 0 || usize::from(program) >= accounts {
                return Err(TransactionFault::Account { instruction, account: program, accounts });
            }
            let count = at.count("number of an instruction's accounts")?;
            let top = at.take("an instruction's accounts", count)?.iter().copied().max();
            if let Some(top) = top.filter(|&top| highest.is_none_or(|(account, _)| top > account)) {
                highest = Some((top, instruction));
            }
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
        if let Some((account, instruction)) = highest.filter(|&(account, _)| usize::from(account) >= total) {
            return Err(TransactionFault::Account { instruction, account, accounts: total });
        }
        if at.at < bytes.len() {
            return Err(TransactionFault::Trailing { got: bytes.len() - at.at, at: at.at });
        }
        Ok(Self { version, signatures, signatures_at, message_at, keys_at })
    }

    /// Signature `index` with its key and the message; `bytes` are those that were parsed. None at the end.
    #[must_use]
    pub fn signed<'a>(&self, bytes: &'a [u8], index: usize) -> Option<Signed<'a>> {
        if index >= self.signatures {
            return None;
        }
        let signature = bytes.get(self.signatures_at + 64 * index..)?.first_chunk()?;
        let key = bytes.get(self.keys_at + 32 * index..)?.first_chunk()?;
        Some(Signed { message: bytes.get(self.message_at..)?, signature, key })
    }
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
