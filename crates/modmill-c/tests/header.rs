//! include/modmill.h is what cbindgen writes for this crate, and every exported function does its work inside the border.

use std::fs;
use std::path::{Path, PathBuf};

/// `MODMILL_WRITE_HEADER=1 cargo test -p modmill-c --test header` writes the header instead of comparing it.
const WRITE: &str = "MODMILL_WRITE_HEADER";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_header_is_the_generated_one() {
    let path = root().join("include/modmill.h");
    let config = cbindgen::Config::from_file(root().join("cbindgen.toml")).unwrap();
    // lib.rs stands for all files, too: with it, everything would be declared twice.
    let sources = sources(&root().join("src")).into_iter().filter(|path| !path.ends_with("lib.rs"));
    let library = sources.fold(cbindgen::Builder::new().with_config(config), |builder, path| builder.with_src(path));
    let mut wanted = Vec::new();
    library.generate().unwrap().write(&mut wanted);
    if std::env::var_os(WRITE).is_some() {
        fs::write(&path, &wanted).unwrap();
    }
    let (found, wanted) = (fs::read_to_string(&path).unwrap_or_default(), String::from_utf8(wanted).unwrap());
    let differs = found.lines().zip(wanted.lines()).position(|(found, wanted)| found != wanted);
    assert!(found == wanted, "include/modmill.h differs from what is generated, first at line {differs:?}: set {WRITE}=1 to write it");
}

/// A function that is not named in the header, or whose work is outside the border, is found by the text of the crate.
#[test]
fn every_export_is_declared_and_works_inside_the_border() {
    const BORDER: [&str; 6] =
        ["status(|| {", "value(", "pointer::text_of(", "pointer::number_of(", "name.unwrap_or(", "modmill_msm_products("];
    let header = fs::read_to_string(root().join("include/modmill.h")).unwrap();
    let declared: String = header.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).collect();
    let mut exports = 0;
    for path in sources(&root().join("src")) {
        let text = fs::read_to_string(&path).unwrap();
        for part in text.split("#[unsafe(no_mangle)]").skip(1) {
            exports += 1;
            let (head, body) = part.split_once("{\n").unwrap();
            let name = head.split_once("extern \"C\" fn ").unwrap().1.split('(').next().unwrap();
            assert!(name.starts_with("modmill_"), "{}: {name}", path.display());
            assert_eq!(declared.matches(&format!("{name}(")).count(), 1, "declarations of {name} in the header");
            let body = body.split("\n}\n").next().unwrap();
            let outside = BORDER.iter().all(|entry| !body.contains(entry)) && !body.trim().ends_with(".as_ptr()");
            assert!(!outside, "{}: {name} does not begin at the border", path.display());
        }
    }
    assert!(exports > 50, "{exports} exported functions found");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push(path);
        }
    }
    // The order of the header, whatever the file system's is: what all jobs share first.
    const FIRST: [&str; 4] = ["status.rs", "border.rs", "backend.rs", "control.rs"];
    found.sort_by_key(|path| (FIRST.iter().position(|name| path.ends_with(name)).unwrap_or(FIRST.len()), path.clone()));
    found
}
