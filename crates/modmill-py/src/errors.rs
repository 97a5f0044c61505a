//! Rust errors as the Python exceptions of `modmill.errors`, with their data as attributes.
//!
//! Python defines the classes, so that they can also inherit from `ValueError`. Here each variant names its class and fields.

use crate::number::{Number, signed};
use modmill_arith::ArithError;
use modmill_gf2::{BinaryError, Gf2Error, Poly};
use modmill_isogeny::IsogenyError;
use modmill_msm::{BasesFileError, MsmError};
use modmill_peers::PeerError;
use modmill_runtime::text::Failed;
use modmill_sigstream::StreamError;
use modmill_sigverify::SigError;
use modmill_vdf::{FactorMethod, ModulusFlaw, VdfError};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::io::ErrorKind;
use std::path::PathBuf;

/// An exception of class `modmill.errors.<class>` whose text is `message` and whose attributes are `fields`.
///
/// If building it fails, the exception of that failure is returned instead.
pub(crate) fn exception(py: Python<'_>, class: &str, message: &str, fields: &[(&str, Py<PyAny>)]) -> PyErr {
    let build = || -> PyResult<PyErr> {
        let class = py.import("modmill.errors")?.getattr(class)?.cast_into::<PyType>()?;
        let kwargs = PyDict::new(py);
        for (name, value) in fields {
            kwargs.set_item(name, value)?;
        }
        Ok(PyErr::from_value(class.call((message,), Some(&kwargs))?))
    };
    build().unwrap_or_else(|e| e)
}

/// `value` as a Python object, for the fields of [`exception`]; None if the conversion fails.
pub(crate) fn field<'py, T: IntoPyObject<'py>>(py: Python<'py>, value: T) -> Py<PyAny> {
    value.into_py_any(py).unwrap_or_else(|_| py.None())
}

/// Issues `modmill.errors.CheckpointWarning`; an error if the filters of Python's warnings make it an exception.
pub(crate) fn warn(py: Python<'_>, message: &str) -> PyResult<()> {
    let class = py.import("modmill.errors")?.getattr("CheckpointWarning")?;
    py.import("warnings")?.call_method1("warn", (message, class)).map(drop)
}

/// An arithmetic error as its Python exception.
pub(crate) fn arith(py: Python<'_>, e: &ArithError) -> PyErr {
    let message = e.to_string();
    match e {
        ArithError::BackendUnavailable { wanted, reason, available } => {
            let fields = [("wanted", field(py, wanted)), ("reason", field(py, reason)), ("available", field(py, available))];
            exception(py, "BackendUnavailable", &message, &fields)
        }
        ArithError::ModulusSize { got, min, max } => {
            exception(py, "ModulusError", &message, &[("got", field(py, got)), ("min", field(py, min)), ("max", field(py, max))])
        }
        ArithError::EvenModulus => exception(py, "ModulusError", &message, &[]),
        _ => exception(py, "UsageError", &message, &[]),
    }
}

/// An error of the delay-function crate as its Python exception.
pub(crate) fn vdf(py: Python<'_>, e: VdfError) -> PyErr {
    let message = e.to_string();
    match e {
        VdfError::Arith(e) => arith(py, &e),
        VdfError::BadSteps { got, max } => exception(py, "UsageError", &message, &[("got", field(py, got)), ("max", field(py, max))]),
        VdfError::ModulusRefused { flaw } => exception(py, "ModulusRefused", &message, &flaw_fields(py, &flaw)),
        VdfError::ProofFormat { place, reason } | VdfError::LockFormat { place, reason } => {
            exception(py, "FormatError", &message, &[("place", field(py, place)), ("reason", field(py, reason))])
        }
        VdfError::InvalidProof { reason } => exception(py, "InvalidProof", &message, &[("reason", field(py, reason))]),
        VdfError::Checkpoint { path, problem } => {
            let fields = [("path", field(py, path.display().to_string())), ("problem", field(py, problem.to_string()))];
            exception(py, "CheckpointError", &message, &fields)
        }
        VdfError::Interrupted { done, total, saved } => exception(py, "Interrupted", &message, &interruption(py, done, total, saved)),
        VdfError::ContentsInterrupted { bytes } => exception(py, "Interrupted", &message, &interruption(py, bytes, 0, None)),
        VdfError::PersistentFault { from, to, failures } => {
            let fields = [("start", field(py, from)), ("end", field(py, to)), ("failures", field(py, failures))];
            exception(py, "FaultError", &message, &fields)
        }
        VdfError::ProofSelfCheck => exception(py, "FaultError", &message, &[]),
        VdfError::Io { path, action, source } => os_error(action, &source, Some(path.display().to_string())),
        VdfError::Stream { action, source } => match source.get_ref().and_then(|inner| inner.downcast_ref::<PyErr>()) {
            Some(raised) => raised.clone_ref(py),
            None => os_error(action, &source, None),
        },
        _ => exception(py, "UsageError", &message, &[]),
    }
}

/// `flaw`, the kind, and the numbers of what was found.
fn flaw_fields(py: Python<'_>, flaw: &ModulusFlaw) -> Vec<(&'static str, Py<PyAny>)> {
    match flaw {
        ModulusFlaw::Narrow { bits } => vec![("flaw", field(py, "narrow")), ("bits", field(py, bits))],
        ModulusFlaw::SmallFactor { factor } => vec![("flaw", field(py, "small-factor")), ("factor", field(py, factor))],
        ModulusFlaw::PerfectPower { base, exponent } => {
            vec![("flaw", field(py, "perfect-power")), ("base", field(py, Number(base.clone()))), ("exponent", field(py, exponent))]
        }
        ModulusFlaw::ShortForm { multiplier, argument, terms } => {
            let terms: Vec<_> = terms.iter().map(|term| (signed(py, term.negative, &term.coefficient).ok(), term.exponent)).collect();
            let terms = field(py, terms);
            vec![
                ("flaw", field(py, "short-form")),
                ("multiplier", field(py, multiplier)),
                ("argument", field(py, Number(argument.clone()))),
                ("terms", terms),
            ]
        }
        ModulusFlaw::LowOrder { base, exponent } => {
            vec![("flaw", field(py, "low-order")), ("base", field(py, base)), ("exponent", field(py, exponent))]
        }
        ModulusFlaw::Factor { factor, method } => {
            let method = method_fields(py, method);
            [("flaw", field(py, "factor")), ("factor", field(py, Number(factor.clone())))].into_iter().chain(method).collect()
        }
        ModulusFlaw::SmoothOrder { method } => {
            std::iter::once(("flaw", field(py, "smooth-order"))).chain(method_fields(py, method)).collect()
        }
        ModulusFlaw::SmallLimbs { limb, constant } => {
            vec![("flaw", field(py, "small-limbs")), ("limb", field(py, limb)), ("constant", field(py, constant))]
        }
        ModulusFlaw::LongRun { multiplier, first, length } => vec![
            ("flaw", field(py, "long-run")),
            ("multiplier", field(py, Number(multiplier.clone()))),
            ("first", field(py, first)),
            ("length", field(py, length)),
        ],
        ModulusFlaw::Fingerprint => vec![("flaw", field(py, "fingerprint"))],
        ModulusFlaw::Prime => vec![("flaw", field(py, "prime"))],
        _ => vec![("flaw", field(py, "other"))],
    }
}

/// `method`, and the numbers that it was used with.
fn method_fields(py: Python<'_>, method: &FactorMethod) -> Vec<(&'static str, Py<PyAny>)> {
    match method {
        FactorMethod::Ratio { multiplier } => vec![("method", field(py, "ratio")), ("multiplier", field(py, multiplier))],
        FactorMethod::Difference { exponent } => vec![("method", field(py, "difference")), ("exponent", field(py, exponent))],
        FactorMethod::Polynomial { exponent } => vec![("method", field(py, "polynomial")), ("exponent", field(py, exponent))],
        FactorMethod::Fraction { denominator, exponent } => vec![
            ("method", field(py, "fraction")),
            ("denominator", field(py, Number(denominator.clone()))),
            ("exponent", field(py, exponent)),
        ],
        FactorMethod::MinusOne => vec![("method", field(py, "p-1"))],
        FactorMethod::PlusOne => vec![("method", field(py, "p+1"))],
        _ => vec![("method", field(py, "other"))],
    }
}

/// An error of the crate of binary fields as its Python exception.
pub(crate) fn gf2(py: Python<'_>, e: Gf2Error) -> PyErr {
    let message = e.to_string();
    let number = |poly: &Poly| field(py, Number(poly.to_natural()));
    match e {
        Gf2Error::Arith(e) => arith(py, &e),
        Gf2Error::Reducible { factor, .. } => exception(py, "ReducibleModulus", &message, &[("factor", number(&factor))]),
        Gf2Error::NotInvertible { index, gcd } => {
            exception(py, "NotInvertible", &message, &[("index", field(py, index)), ("factor", number(&gcd))])
        }
        Gf2Error::ElementTooLarge { argument, index, .. } => {
            exception(py, "UsageError", &message, &[("argument", field(py, argument)), ("index", field(py, index))])
        }
        Gf2Error::CountMismatch { argument, got, expected } => {
            let fields = [("argument", field(py, argument)), ("got", field(py, got)), ("expected", field(py, expected))];
            exception(py, "UsageError", &message, &fields)
        }
        Gf2Error::Degree { got, min, max } | Gf2Error::Binary(BinaryError::ModulusDegree { got, min, max }) => {
            exception(py, "ModulusError", &message, &[("got", field(py, got)), ("min", field(py, min)), ("max", field(py, max))])
        }
        Gf2Error::Interrupted { done, total, .. } => exception(py, "Interrupted", &message, &interruption(py, done, total, None)),
        _ => exception(py, "UsageError", &message, &[]),
    }
}

/// An error of the crate of multi-scalar multiplication as its Python exception.
pub(crate) fn msm(py: Python<'_>, e: MsmError) -> PyErr {
    let message = e.to_string();
    match e {
        MsmError::Arith(e) => arith(py, &e),
        MsmError::NotOnCurve { curve, index } => point(py, "NotOnCurve", &message, curve, index),
        MsmError::NotInSubgroup { curve, index } => point(py, "NotInSubgroup", &message, curve, index),
        MsmError::Format(e) => msm_format(py, &e),
        MsmError::BasesFile(BasesFileError::Io { path, reason, number }) => {
            PyOSError::new_err((number.unwrap_or(5), reason, path.display().to_string()))
        }
        MsmError::BasesFile(_) => exception(py, "FormatError", &message, &[]),
        MsmError::LengthMismatch { scalars, points } => {
            exception(py, "UsageError", &message, &[("scalars", field(py, scalars)), ("points", field(py, points))])
        }
        MsmError::TooManyPoints { got, limit } => {
            exception(py, "UsageError", &message, &[("got", field(py, got)), ("max", field(py, limit))])
        }
        MsmError::Window { got, min, max } => {
            exception(py, "UsageError", &message, &[("got", field(py, got)), ("min", field(py, min)), ("max", field(py, max))])
        }
        MsmError::Interrupted { done, total, .. } => exception(py, "Interrupted", &message, &interruption(py, done, total, None)),
        _ => exception(py, "UsageError", &message, &[]),
    }
}

/// An error of the crate of the isogeny delay function as its Python exception.
pub(crate) fn isogeny(py: Python<'_>, e: IsogenyError) -> PyErr {
    let message = e.to_string();
    match e {
        IsogenyError::Arith(e) => arith(py, &e),
        IsogenyError::Format { place, reason, .. } => {
            exception(py, "FormatError", &message, &[("place", field(py, place)), ("reason", field(py, reason))])
        }
        IsogenyError::KeyFile { path, offset, problem } => {
            let path = field(py, path.display().to_string());
            exception(
                py,
                "FormatError",
                &message,
                &[("path", path), ("offset", field(py, offset)), ("reason", field(py, problem.to_string()))],
            )
        }
        IsogenyError::InvalidProof { refusal } => exception(py, "InvalidProof", &message, &[("reason", field(py, refusal.to_string()))]),
        IsogenyError::Checkpoint { path, problem } => {
            let fields = [("path", field(py, path.display().to_string())), ("problem", field(py, problem.to_string()))];
            exception(py, "CheckpointError", &message, &fields)
        }
        IsogenyError::PersistentFault { from, to, failures } => {
            let fields = [("start", field(py, from)), ("end", field(py, to)), ("failures", field(py, failures))];
            exception(py, "FaultError", &message, &fields)
        }
        IsogenyError::Interrupted { done, total, saved } => exception(py, "Interrupted", &message, &interruption(py, done, total, saved)),
        IsogenyError::Io { path, action, source } => os_error(action, &source, Some(path.display().to_string())),
        _ => exception(py, "UsageError", &message, &[]),
    }
}

/// `StoppedByKeyboard` with the data of an interrupted walk; the plain exception for any other error.
pub(crate) fn walk_stopped_by_keyboard(py: Python<'_>, e: &IsogenyError) -> PyErr {
    let IsogenyError::Interrupted { done, total, saved } = e else { return exception(py, "ModmillError", &e.to_string(), &[]) };
    let [done, total, saved] = interruption(py, *done, *total, saved.clone());
    exception(py, "StoppedByKeyboard", &e.to_string(), &[done, total, saved, ("unit", field(py, "steps"))])
}

/// The exception for a faulty file of points or scalars: `index` of the record and `offset` of the byte, where one is to blame.
pub(crate) fn msm_format(py: Python<'_>, e: &modmill_msm::formats::FormatError) -> PyErr {
    let (index, offset) = match e {
        modmill_msm::formats::FormatError::Record { index, offset, .. } => (Some(*index), Some(*offset)),
        modmill_msm::formats::FormatError::Length { bytes, left, .. } => (None, Some(bytes - left)),
        _ => (None, Some(0)),
    };
    exception(py, "FormatError", &e.to_string(), &[("index", field(py, index)), ("offset", field(py, offset))])
}

/// A point that is refused: `class` says why, `index` which.
pub(crate) fn point(py: Python<'_>, class: &str, message: &str, curve: &str, index: usize) -> PyErr {
    exception(py, class, message, &[("curve", field(py, curve)), ("index", field(py, index))])
}

/// An array with the wrong shape or memory order, or another argument that does not fit.
pub(crate) fn array(py: Python<'_>, message: &str) -> PyErr {
    exception(py, "UsageError", message, &[])
}

/// An error of the crates of signatures as its Python exception.
pub(crate) fn signatures(py: Python<'_>, e: StreamError) -> PyErr {
    let message = e.to_string();
    match e {
        StreamError::Verifier(SigError::Arith(e)) => arith(py, &e),
        StreamError::Verifier(SigError::UnknownRule { got, .. }) => exception(py, "UsageError", &message, &[("got", field(py, got))]),
        StreamError::Verifier(SigError::OtherScheme { got, .. }) => exception(py, "UsageError", &message, &[("got", field(py, got))]),
        StreamError::BadOption { name, reason } => {
            exception(py, "UsageError", &message, &[("name", field(py, name)), ("reason", field(py, reason))])
        }
        StreamError::LinkType { got, .. } => exception(py, "FormatError", &message, &[("got", field(py, got))]),
        StreamError::UnknownFormat { .. }
        | StreamError::NotThatFormat { .. }
        | StreamError::ForeignFormat { .. }
        | StreamError::NotARing { .. } => exception(py, "FormatError", &message, &[]),
        StreamError::Io { path, action, source } => os_error(action, &source, Some(path.display().to_string())),
        StreamError::Stream { action, source } => os_error(action, &source, None),
        StreamError::Stopped { done, total } => exception(py, "Interrupted", &message, &interruption(py, done, total, None)),
        _ => exception(py, "ModmillError", &message, &[]),
    }
}

/// `StoppedByKeyboard` with the data of an interruption; the plain exception for any other error.
pub(crate) fn stopped_by_keyboard(py: Python<'_>, e: &VdfError) -> PyErr {
    let VdfError::Interrupted { done, total, saved } = e else { return exception(py, "ModmillError", &e.to_string(), &[]) };
    exception(py, "StoppedByKeyboard", &e.to_string(), &interruption(py, *done, *total, saved.clone()))
}

fn interruption(py: Python<'_>, done: u64, total: u64, saved: Option<PathBuf>) -> [(&'static str, Py<PyAny>); 3] {
    let checkpoint = field(py, saved.map(|p| p.display().to_string()));
    [("done", field(py, done)), ("total", field(py, total)), ("checkpoint", checkpoint)]
}

/// An `OSError` with number, text and file name, so that Python picks the right subclass.
pub(crate) fn os_error(action: &str, source: &std::io::Error, path: Option<String>) -> PyErr {
    let number = source.raw_os_error().unwrap_or(match source.kind() {
        ErrorKind::AlreadyExists => 17, // EEXIST
        ErrorKind::NotADirectory => 20, // ENOTDIR
        ErrorKind::IsADirectory => 21,  // EISDIR
        _ => 5,                         // EIO
    });
    let text = Failed(action, source).to_string();
    match path {
        Some(path) => PyOSError::new_err((number, text, path)),
        None => PyOSError::new_err((number, text)),
    }
}

/// An error about a peer as its Python exception.
pub(crate) fn peer(py: Python<'_>, e: &PeerError) -> PyErr {
    let message = e.to_string();
    match e {
        PeerError::Arith(e) => arith(py, e),
        PeerError::BinaryField(e) => gf2(py, e.clone()),
        PeerError::Operation { .. } => exception(py, "UsageError", &message, &[]),
        PeerError::Signatures { .. } => exception(py, "UsageError", &message, &[]),
        PeerError::NotFound { library, package, .. } | PeerError::MissingSymbol { library, package, .. } => {
            exception(py, "PeerMissing", &message, &[("library", field(py, *library)), ("package", field(py, *package))])
        }
        _ => exception(py, "ModmillError", &message, &[]),
    }
}
