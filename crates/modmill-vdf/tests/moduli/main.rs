//! Moduli over which anyone can prove false statements, and those over which nobody is known to.

mod low_order;
mod support;
mod weak;
