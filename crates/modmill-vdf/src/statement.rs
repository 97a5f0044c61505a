//! The statement "y = x^(2^T) in Z_N*/{+-1}" and its input rules.

use crate::base;
use crate::error::VdfError;
use crate::input::{InputDigest, hash_to_group};
use modmill_arith::{Modulus, Natural};

/// N, x and T of a statement, checked.
///
/// Rules: N odd with 3 to 8192 bits (see [`Modulus`]); 1 < x < N-1; gcd(x, N) = 1; 1 <= T <= 2^62.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, Statement};
/// let n = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
/// let statement = Statement::new(n.clone(), Natural::from(2u8), 1000).unwrap();
/// assert_eq!(statement.steps(), 1000);
/// assert!(Statement::new(n, Natural::from(1u8), 1000).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    modulus: Modulus,
    base: Natural,
    steps: u64,
    input: Option<InputDigest>,
}

impl Statement {
    /// The most squarings of one statement: 2^62.
    pub const MAX_STEPS: u64 = 1 << 62;

    /// Checks N, x and T against every rule.
    ///
    /// # Errors
    /// [`VdfError::BadBase`], [`VdfError::BadSteps`].
    pub fn new(modulus: Modulus, base: Natural, steps: u64) -> Result<Self, VdfError> {
        base::check(&modulus, &base)?;
        if steps == 0 || steps > Self::MAX_STEPS {
            return Err(VdfError::BadSteps { got: steps, max: Self::MAX_STEPS });
        }
        Ok(Self { modulus, base, steps, input: None })
    }

    /// The statement whose base is the [hash](hash_to_group) of an input from outside. Its proof file names the input.
    ///
    /// # Errors
    /// [`VdfError::BadSteps`].
    ///
    /// ```
    /// use modmill_vdf::{InputDigest, NoProgress, Options, ProofFile, ProofKind, Statement, evaluate, moduli, verify};
    /// let n = moduli::named("vdf-alliance").expect("a built-in name").modulus();
    /// let statement = Statement::of_input(n, InputDigest::of(b"hello"), 1000)?;
    /// let options = Options { proof: ProofKind::Wesolowski, ..Options::default() };
    /// let text = evaluate(&statement, &options, &mut NoProgress)?.proof_file().expect("a proof was asked for").to_text();
    ///
    /// let file = ProofFile::from_text(text.as_bytes())?;
    /// verify(&file)?;
    /// assert!(file.statement.is_about(&InputDigest::of(b"hello")));
    /// assert!(!file.statement.is_about(&InputDigest::of(b"good-bye")));
    /// # Ok::<(), modmill_vdf::VdfError>(())
    /// ```
    pub fn of_input(modulus: Modulus, input: InputDigest, steps: u64) -> Result<Self, VdfError> {
        let base = hash_to_group(&modulus, &input);
        Ok(Self { input: Some(input), ..Self::new(modulus, base, steps)? })
    }

    /// This statement, naming the input that its base was hashed from.
    pub(crate) fn naming(self, input: Option<InputDigest>) -> Self {
        Self { input, ..self }
    }

    /// A part of this statement, `base` being a canonical element that is coprime to N; it may be 1.
    pub(crate) fn segment(&self, base: Natural, steps: u64) -> Self {
        Self { modulus: self.modulus.clone(), base, steps, input: None }
    }

    /// N.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.modulus
    }

    /// x.
    #[must_use]
    pub fn base(&self) -> &Natural {
        &self.base
    }

    /// T, the number of squarings.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The digest of the input that the base was hashed from, if the statement names one.
    #[must_use]
    pub fn input(&self) -> Option<&InputDigest> {
        self.input.as_ref()
    }

    /// True if the base is the [hash](hash_to_group) of this input; the statement need not name it.
    #[must_use]
    pub fn is_about(&self, input: &InputDigest) -> bool {
        self.base == hash_to_group(&self.modulus, input)
    }
}
