//! Time-lock files: contents that open after T squarings, one after the other.
//!
//! [`seal`] makes a fresh RSA modulus N = p q and a random base x, computes y = x^(2^T) at once because it knows p and q, encrypts under a
//! key made from y, and forgets p and q. [`open`] has only N, x and T, so it squares T times, after a look at the whole file: damage is
//! found before the first squaring. The format is in docs/formats.md.
//!
//! **What is protected.** No file contains the key, p, q or y. The key, the cipher's copy of it and the buffers of plain contents are
//! wiped after use. p, q and y are overwritten too, but copies made by big-integer arithmetic and the compiler are not, and no memory is
//! locked against swapping. Making the modulus takes variable time. Seal on a machine that you trust and that nobody observes.
//!
//! **What is not promised.** T squarings take as long as the opener's machine needs: a faster machine opens sooner, and so does anyone
//! who factors N. Everyone can read N, x, T and the length of the contents in the file.
//!
//! ```
//! use modmill_vdf::{Options, NoProgress, lock};
//! let (mut sealed, mut opened) = (Vec::new(), Vec::new());
//! let options = lock::LockOptions { bits: 1024, steps: 2000, armor: true };
//! lock::seal(&mut &b"see you later"[..], &mut sealed, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
//! assert!(sealed.starts_with(b"-----BEGIN MODMILL TIME-LOCK FILE-----\n"));
//! lock::open(std::io::Cursor::new(sealed), &mut opened, &Options::default(), &mut NoProgress).unwrap();
//! assert_eq!(opened, b"see you later");
//! ```

mod armor;
mod chunks;
mod contents;
mod files;
mod header;
mod open;
mod refusal;
mod seal;
mod target;

pub use files::{checkpoint_beside, seal_to_file};
pub use header::LockHeader;
pub use open::{Inspection, LockFile, Opened, inspect, open, spool};
pub use seal::{LockOptions, Sealed, seal};
pub use target::{Origin, Target};
