//! A job's phases, and the types of its progress.

/// Declares a job's `Phase`, with the names that progress lines and JSON have for them, its `Progress` and its `ProgressHandler`, and re-exports the other types that a
/// caller needs.
///
/// ```
/// modmill_runtime::phases! {
///     /// Squaring; one unit is one squaring.
///     Square = "square",
///     /// Proving; one unit is one multiplication.
///     Prove = "prove",
/// }
/// assert_eq!(Phase::Prove.to_string(), "prove");
/// ```
#[macro_export]
macro_rules! phases {
    ($($(#[$about:meta])* $phase:ident = $name:literal),+ $(,)?) => {
        pub use $crate::progress::{Cadence, EveryStep, NoProgress};

        /// The part of a job that is running.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Phase {
            $($(#[$about])* $phase),+
        }

        impl Phase {
            /// The name used in progress lines and JSON.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Phase::$phase => $name),+
                }
            }
        }

        impl std::fmt::Display for Phase {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        /// The state of the work, as its caller sees it.
        pub type Progress = $crate::progress::Progress<Phase>;

        /// Receives progress on the calling thread, about ten times a second unless its [`Cadence`] is another; `Break` stops the work.
        ///
        /// Any `FnMut(Progress) -> ControlFlow<()>` is a handler; so are [`NoProgress`] and [`EveryStep`].
        pub trait ProgressHandler: $crate::progress::ProgressHandler<Phase> {}

        impl<C: $crate::progress::ProgressHandler<Phase> + ?Sized> ProgressHandler for C {}
    };
}
