//! GMP and OpenSSL, loaded at run time and timed beside Modmill.
