//! The backends that a machine can run.

use crate::border::status;
use crate::error::Error;
use crate::pointer;
use crate::status::modmill_status::{self, MODMILL_UNAVAILABLE};
use modmill_arith::backend::{CarrylessLanes, IntegerLanes, VectorUnit};
use modmill_arith::{Backend, BackendName};
use std::ffi::c_char;

/// MODMILL_OK where this machine can run the backend of that name for integers (signatures, msm, vdf, isogeny), or for binary fields (gf2);
/// MODMILL_UNAVAILABLE with what it lacks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_backend_check(name: *const c_char, for_binary_fields: bool) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, as the crate's documentation says.
        let wanted = unsafe { pointer::text("name", name) }?.unwrap_or_default();
        let known = BackendName::ALL.into_iter().find(|known| known.name() == wanted);
        let name = known.ok_or_else(|| Error::new(MODMILL_UNAVAILABLE, format!("there is no CPU backend named `{wanted}`")))?;
        if for_binary_fields { detect::<CarrylessLanes>(name) } else { detect::<IntegerLanes>(name) }
    })
}

fn detect<U: VectorUnit>(name: BackendName) -> Result<(), Error> {
    Ok(Backend::<U>::detect(name).map(drop)?)
}
