//! Records which compiler builds the extension, for the machine facts beside benchmark results.

use std::process::Command;

fn main() {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().ok().and_then(|o| String::from_utf8(o.stdout).ok());
    println!("cargo::rustc-env=MODMILL_COMPILER={}", version.as_deref().unwrap_or("unknown").trim());
    println!("cargo::rerun-if-changed=build.rs");
}
