//! Passes the versions that Cargo.lock holds to the program, which names its peers by them.

use std::fs;

const NAMED: [&str; 2] = ["ark-ec", "blst"];

fn main() {
    println!("cargo:rerun-if-changed=Cargo.lock");
    let lock = fs::read_to_string("Cargo.lock").unwrap_or_default();
    for name in NAMED {
        let version = lock
            .split("[[package]]")
            .find(|entry| entry.contains(&format!("name = \"{name}\"")))
            .and_then(|entry| entry.split("version = \"").nth(1)?.split('"').next())
            .unwrap_or("of unknown version");
        println!("cargo:rustc-env=VERSION_{}={version}", name.replace('-', "_"));
    }
}
