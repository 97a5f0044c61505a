//! Other libraries' multi-scalar multiplication as a server on stdin and stdout, so that a benchmark can interleave them with Modmill.
//! They are built for this machine, which Modmill never is. They use the processors that the program may run on: whoever starts it pins it.
//!
//! The first line of output lists the peers: `{"peers": [{"name", "title", "curves"}], "threads": N}`. Then one line of JSON answers each
//! line of input, `{"error": text}` when something is wrong with it:
//!
//! * `load CURVE FOLDER`: reads the files `points` and `scalars` in that folder (see [`data`]) and converts them into each peer's types;
//!   answers `{"loaded": N}`. CURVE is bls12-377 or bls12-381.
//! * `product NAME`: answers `{"x", "y"}`, the product's affine coordinates in hexadecimal, both 0 for the neutral element.
//! * `time NAME COUNT`: computes the product COUNT times; answers `{"ns"}` for all of them: the processor time of one thread, or wall
//!   time of several.
//!
//! The program ends at the end of its input. bench/msm-peers-go speaks the same protocol.

mod data;
mod error;
mod peers;

use data::Data;
use error::Error;
use modmill_timing::Stopwatch;
use peers::{Curve, Peer, Product};
use serde_json::{Value, json};
use std::hint::black_box;
use std::io::{self, BufRead, Write};

/// The peers that have loaded points, by name.
type Loaded = Vec<(&'static str, Product)>;

fn main() -> io::Result<()> {
    let peers = peers::all();
    let threads = std::thread::available_parallelism()?.get();
    let curves = |p: &Peer| p.curves.iter().map(|c| c.name()).collect::<Vec<_>>();
    let listed: Vec<_> = peers.iter().map(|p| json!({"name": p.name, "title": p.title, "curves": curves(p)})).collect();
    let mut out = io::stdout().lock();
    writeln!(out, "{}", json!({"peers": listed, "threads": threads}))?;
    out.flush()?;
    let mut loaded = Loaded::new();
    for line in io::stdin().lock().lines() {
        let answer = answer(&line?, &peers, threads, &mut loaded).unwrap_or_else(|e| json!({"error": e.to_string()}));
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &str, peers: &[Peer], threads: usize, loaded: &mut Loaded) -> Result<Value, Error> {
    let find = |loaded: &Loaded, name: &str| {
        loaded.iter().position(|(known, _)| *known == name).ok_or_else(|| Error::NoPeer { got: name.to_owned() })
    };
    let words: Vec<&str> = line.splitn(3, ' ').collect();
    match words[..] {
        ["load", curve, folder] => {
            let curve = Curve::named(curve)?;
            loaded.clear();
            let data = Data::read(folder.as_ref())?;
            loaded.extend(peers.iter().filter(|p| p.curves.contains(&curve)).map(|p| (p.name, (p.load)(curve, &data))));
            Ok(json!({"loaded": data.points.len()}))
        }
        ["product", name] => {
            let product = loaded[find(loaded, name)?].1();
            Ok(json!({"x": hexadecimal(&product[..6]), "y": hexadecimal(&product[6..])}))
        }
        ["time", name, count] => {
            let product = &loaded[find(loaded, name)?].1;
            let count = count.parse::<u64>().ok().filter(|&n| n > 0).ok_or_else(|| Error::NoCount { got: count.to_owned() })?;
            let watch = Stopwatch::start_for(threads);
            (0..count).for_each(|_| {
                black_box(product());
            });
            Ok(json!({"ns": u64::try_from(watch.elapsed().as_nanos()).unwrap_or(u64::MAX)}))
        }
        _ => Err(Error::NoCommand { got: line.to_owned() }),
    }
}

fn hexadecimal(words: &[u64]) -> String {
    words.iter().rev().fold("0x".to_owned(), |text, word| format!("{text}{word:016x}"))
}
