//! Reads the fields of JSON objects, opens regular files and describes operating-system errors, with plain error messages.
//!
//! [`Object`] gives the fields of a JSON object by name. Its errors name the field and say what the format requires; those of a parser that fills a
//! structure would mention Rust's types.
//!
//! ```
//! use modmill_runtime::text::Object;
//!
//! let mut object = Object::parse(br#"{"kind": "pietrzak", "steps": "many"}"#)?;
//! assert_eq!(object.text("kind")?, "pietrzak");
//! let fault = object.number("steps").unwrap_err();
//! assert_eq!((fault.place(), fault.to_string()), ("steps".to_owned(), "is not an integer from 0 to 2^64 - 1".to_owned()));
//! # Ok::<(), modmill_runtime::text::ObjectFault>(())
//! ```
//!
//! [`Failed`] is an error of the operating system as a user should read it. [`open_regular`] opens a file that must be a regular one, without ever waiting.

mod failed;
mod fault;
mod object;
mod regular;

pub use failed::{Failed, in_plain_words};
pub use fault::ObjectFault;
pub use object::Object;
pub use regular::open_regular;
