//! Other Ed25519 verifiers as a server on stdin and stdout, so that a benchmark can interleave them with Modmill. They are built for
//! this machine, which Modmill never is.
//!
//! The first line of output lists the peers: `{"peers": [{"name", "title", "group"}]}`. Then one line of JSON answers each line of
//! input, `{"error": text}` when something is wrong with it:
//!
//! * `load FILE`: reads signatures (see [`data`]); answers `{"loaded": N}`.
//! * `check NAME`: answers `{"verdicts": "1101..."}`, one digit per signature, or per group for a peer that verifies groups only.
//! * `time NAME COUNT THREADS`: verifies the next COUNT signatures of the file, cyclically, on THREADS threads; answers
//!   `{"ns", "count", "accepted"}`. `ns` is the processor time of one thread, or the wall time of the slowest of several. Keys are
//!   decompressed every time.
//!
//! The program ends at the end of its input.

mod data;
mod error;
mod peers;
mod timing;

use data::Record;
use error::Error;
use peers::Peer;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let peers = peers::all();
    let listed: Vec<_> = peers.iter().map(|p| json!({"name": p.name, "title": p.title, "group": p.group})).collect();
    let mut out = io::stdout().lock();
    writeln!(out, "{}", json!({"peers": listed}))?;
    out.flush()?;
    let mut records = Vec::new();
    for line in io::stdin().lock().lines() {
        let answer = answer(&line?, &peers, &mut records).unwrap_or_else(|e| json!({"error": e.to_string()}));
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &str, peers: &[Peer], records: &mut Vec<Record>) -> Result<Value, Error> {
    let find = |name: &str| peers.iter().find(|p| p.name == name).ok_or_else(|| Error::NoPeer { got: name.to_owned() });
    let number = |word: &str| word.parse::<usize>().ok().filter(|&n| n > 0).ok_or_else(|| Error::NoCount { got: word.to_owned() });
    if let Some(path) = line.strip_prefix("load ") {
        *records = data::read(path)?;
        return Ok(json!({"loaded": records.len()}));
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["check", name] => {
            let peer = find(name)?;
            let verdicts: String = records.chunks(peer.group).map(|c| if (peer.verify)(c) { '1' } else { '0' }).collect();
            Ok(json!({"verdicts": verdicts}))
        }
        ["time", name, count, threads] => {
            if records.is_empty() {
                return Err(Error::NothingLoaded);
            }
            let slice = timing::slice(find(name)?, records, number(count)?, number(threads)?);
            Ok(json!({"ns": slice.ns, "count": slice.count, "accepted": slice.accepted}))
        }
        _ => Err(Error::NoCommand { got: line.to_owned() }),
    }
}
