//! A run killed at any moment.

use crate::support::{INTERVALS, options, statement, undisturbed};
use modmill_vdf::{EveryStep, NoProgress, Phase, Progress, ProofKind, evaluate, read_checkpoint};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::io::{BufRead, BufReader};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const CHILD: &str = "MODMILL_TEST_CHECKPOINT_CHILD";
const KILL_STEPS: u64 = 400_000;

/// Not a test of its own: what the kill test runs in another process. Prints its position after every block.
#[test]
fn child_process() {
    let Some(directory) = std::env::var_os(CHILD) else { return };
    let options = options(Path::new(&directory), ProofKind::Wesolowski);
    let mut say = EveryStep(|p: Progress| {
        if p.phase == Phase::Evaluate {
            println!("at {}", p.done);
        }
        ControlFlow::Continue(())
    });
    println!("finished {}", evaluate(&statement(KILL_STEPS), &options, &mut say).unwrap().y);
}

/// Kills a child again and again until that many kills hit a running job. Every resume must get to the right answer.
#[test]
fn killed_two_hundred_times_it_resumes_to_the_right_answer() {
    let kills = 200;
    let wanted = undisturbed(KILL_STEPS, ProofKind::Wesolowski);
    let mut rng = StdRng::seed_from_u64(9);
    let (mut killed, mut jobs) = (0, 0);
    while killed < kills || jobs == 0 {
        let directory = tempfile::tempdir().unwrap();
        let mut saved = 0;
        for attempt in 0.. {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["kills::child_process", "--exact", "--nocapture", "--test-threads=1"])
                .env(CHILD, directory.path())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            // killed after some blocks, and then at any moment of a block or a save
            let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
            let mut said: Vec<String> = lines.by_ref().take(if killed < kills { rng.random_range(0..400) } else { usize::MAX }).collect();
            if killed < kills {
                std::thread::sleep(Duration::from_micros(rng.random_range(0..2000)));
                child.kill().unwrap(); // SIGKILL
            }
            said.extend(lines);
            let said = said.join("\n");
            if child.wait().unwrap().success() {
                assert!(said.contains(&format!("finished {}", wanted.y)), "{said}");
                jobs += 1;
                break;
            }
            assert!(!said.contains("finished") || said.contains(&wanted.y.to_string()));
            killed += 1;
            let state = read_checkpoint(directory.path()).unwrap().map_or(0, |s| s.done);
            assert!(state >= saved, "attempt {attempt}: went back from {saved} to {state}");
            saved = state;
            let reported = said.lines().filter_map(|l| l.rsplit_once("at ")?.1.parse::<u64>().ok()).max().unwrap_or(0);
            let interval = INTERVALS.block * (INTERVALS.blocks_per_check + 1);
            assert!(reported <= saved + interval, "attempt {attempt}: at {reported} when only {saved} was safe");
        }
        let again = evaluate(&statement(KILL_STEPS), &options(directory.path(), ProofKind::Wesolowski), &mut NoProgress).unwrap();
        assert_eq!((again.resumed_from, &again.y_full, &again.proof), (KILL_STEPS - INTERVALS.block, &wanted.y_full, &wanted.proof));
    }
    println!("{killed} kills, {jobs} jobs finished");
}
