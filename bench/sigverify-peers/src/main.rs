//! Other Ed25519 verifiers as a server on stdin and stdout, so that a benchmark can time them in turn with Modmill, which is
//! not built for one machine as they are.
//!
//! At the start one line of JSON says who is here: `{"peers": [{"name", "title", "group"}]}`. Then each
//! line of input is answered by one line of JSON, `{"error": text}` where something is wrong with it:
//!
//! * `load FILE`: reads signatures (see [`data`]); answers `{"loaded": N}`.
//! * `check NAME`: answers `{"verdicts": "1101..."}`, one digit for each signature, or for each group of a peer that only
//!   judges groups.
//! * `time NAME COUNT THREADS`: verifies the next COUNT signatures of the file, going round, on THREADS threads; answers
//!   `{"ns", "count", "accepted"}`. For one thread `ns` is its processor time, for several the wall time of the slowest;
//!   keys are decompressed every time.
//!
//! The end of input ends it.

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
            let verdicts: String = records.chunks(peer.group).map(|c| if (peer.judge)(c) { '1' } else { '0' }).collect();
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
