//! Time-lock files: contents that open after T squarings, in files and in memory.

use crate::border::{status, value};
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer::{self, Fields, or};
use crate::status::modmill_status;
use crate::vdf::{self, modmill_vdf_options};
use modmill_runtime::text::open_regular;
use modmill_vdf::lock::{self, LockFile, LockOptions, Origin, Target};
use modmill_vdf::{ProofKind, SysRng, VdfError};
use std::ffi::c_char;
use std::fs::File;
use std::io::{Cursor, Read, Seek};
use std::path::PathBuf;

/// Options for sealing contents. `steps` is needed; the rest of a struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_vdf_lock_options {
    /// T, the number of squarings that opening takes.
    pub steps: u64,
    /// Bits of the new modulus: even, 1024 to 8192; 0 for 2048.
    pub bits: u64,
    /// True for text (base64 between marker lines) instead of bytes.
    pub armor: bool,
    /// True if an output file that exists is replaced.
    pub replace: bool,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// Bytes in memory of the library's. To read only.
#[repr(C)]
pub struct modmill_buffer {
    /// The bytes.
    pub data: *const u8,
    /// Their number.
    pub length: usize,
}

impl Fields for modmill_buffer {
    type Owned = Vec<u8>;

    fn of(owned: &Vec<u8>) -> Self {
        Self { data: owned.as_ptr(), length: owned.len() }
    }
}

/// Frees a buffer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_buffer_free(buffer: *mut modmill_buffer) {
    // SAFETY: the caller's result, which is not used any more.
    value((), || unsafe { pointer::free_result(buffer) });
}

/// The options at an address, and whether an output is replaced.
///
/// # Safety
/// `options` is null or the caller's struct.
unsafe fn lock_options(options: *const modmill_vdf_lock_options) -> Result<(LockOptions, bool), Error> {
    // SAFETY: the condition of this function.
    let given = unsafe { pointer::given("options", options) }?.ok_or_else(|| pointer::missing("options"))?;
    pointer::reserved(given.reserved)?;
    let options = LockOptions { bits: or(given.bits, LockOptions::default().bits), steps: given.steps, armor: given.armor };
    Ok((options, given.replace))
}

/// Seals `length` bytes: *out is a time-lock file in memory. Nobody, its maker included, can open it without options->steps squarings. Seal on a machine that nobody observes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_lock(
    contents: *const u8,
    length: usize,
    options: *const modmill_vdf_lock_options,
    control: *const modmill_control,
    out: *mut *mut modmill_buffer,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's bytes, struct and control.
            let (mut contents, (options, _), mut control) =
                unsafe { (pointer::array("contents", contents, length)?, lock_options(options)?, Control::new(control)?) };
            let mut sealed = Vec::new();
            lock::seal(&mut contents, &mut sealed, &options, &mut SysRng, &mut control)?;
            Ok(sealed)
        };
        // SAFETY: the caller's place for the result.
        unsafe { pointer::give_result(out, make) }
    })
}

/// Seals like modmill_vdf_lock, from a file to a file, which appears only when it is complete.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_lock_file(
    input: *const c_char,
    output: *const c_char,
    options: *const modmill_vdf_lock_options,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, struct and control.
        let (files, (options, replace), mut control) =
            unsafe { (Files::new(input, output)?, lock_options(options)?, Control::new(control)?) };
        let (mut input, target) = files.open(replace)?;
        lock::seal_to_file(&mut input, target, &options, &mut SysRng, &mut control)?;
        Ok(())
    })
}

/// Opens a time-lock file in memory: looks at all of it, then does its squarings (options: backend, checkpoint), then decrypts: *out has the contents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_unlock(
    sealed: *const u8,
    length: usize,
    options: *const modmill_vdf_options,
    control: *const modmill_control,
    out: *mut *mut modmill_buffer,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's bytes, struct and control.
            let (sealed, options, mut control) =
                unsafe { (pointer::array("sealed", sealed, length)?, vdf::options(options)?, Control::new(control)?) };
            let mut contents = Vec::new();
            lock::open(Cursor::new(sealed), &mut contents, &without_proof(options)?, &mut control)?;
            Ok(contents)
        };
        // SAFETY: the caller's place for the result.
        unsafe { pointer::give_result(out, make) }
    })
}

/// Opens like modmill_vdf_unlock, from a file to a file, which appears only when it is complete.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_unlock_file(
    input: *const c_char,
    output: *const c_char,
    replace: bool,
    options: *const modmill_vdf_options,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, struct and control.
        let (files, options, mut control) = unsafe { (Files::new(input, output)?, vdf::options(options)?, Control::new(control)?) };
        let (input, target) = files.open(replace)?;
        checked(input, &mut control)?.open_to_file(target, &without_proof(options)?, &mut control)?;
        Ok(())
    })
}

fn checked<S: Read + Seek>(source: S, control: &mut Control) -> Result<LockFile<S>, VdfError> {
    LockFile::check(source, control)
}

/// The squarings of a time-lock file are nobody's to prove.
fn without_proof(options: modmill_vdf::Options) -> Result<modmill_vdf::Options, Error> {
    match options.proof {
        ProofKind::None => Ok(options),
        _ => Err(Error::usage("options: opening a time-lock file makes no proof")),
    }
}

/// The paths of an input and an output.
struct Files {
    input: PathBuf,
    output: PathBuf,
}

impl Files {
    /// # Safety
    /// The condition of [`pointer::path`] holds.
    unsafe fn new(input: *const c_char, output: *const c_char) -> Result<Self, Error> {
        // SAFETY: the condition of this function.
        unsafe { Ok(Self { input: pointer::path("input", input)?, output: pointer::path("output", output)? }) }
    }

    /// The input, and the output after a look at it.
    fn open(&self, replace: bool) -> Result<(File, Target), Error> {
        let failed = |source| VdfError::Io { path: self.input.clone(), action: "opening", source };
        let input = open_regular(&self.input, File::options().read(true)).map_err(failed)?;
        let input = input.ok_or_else(|| Error::usage(format!("{}: not a regular file", self.input.display())))?;
        let origin = Origin::of(&input.metadata().map_err(failed)?);
        Ok((input, Target::new(&self.output, origin.as_ref(), replace)?))
    }
}
