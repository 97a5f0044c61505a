//! Counts that follow from the rules; tests/hw/units/msm compares the model with the circuits, cycle by cycle.

use super::{Cycles, Digits, NONE, Shape, pass, stream};

const SHAPE: Shape = Shape {
    adders: 2,
    lanes: 4,
    outstanding: 64,
    dealt: true,
    latency: 20,
    dealing: 3,
    queue: 16,
    parked: 8,
    flight: 10,
    tags: 2,
    bytes: [144, 32],
    rate: 0,
};

/// Digits of one window for each of two adders, in the rows that `row` gives for a point and an adder.
fn of(points: u32, row: impl Fn(u32, u32) -> Option<u32>) -> (Vec<u8>, Vec<u32>) {
    let pairs = (0..points).flat_map(|p| [0, 1].map(|a| (a, row(p, a))));
    pairs.map(|(a, row)| (row.map_or(NONE, |_| a as u8), row.unwrap_or(0))).unzip()
}

fn run(shape: &Shape, (adders, rows): &(Vec<u8>, Vec<u32>)) -> Cycles {
    pass(shape, Digits { windows: 2, adders, rows })
}

#[test]
fn without_conflicts_an_addition_begins_in_each_cycle() {
    let found = run(&SHAPE, &of(1000, |p, _| Some(p % 50)));
    assert_eq!((found.points, found.conflicts, &*found.additions), (1000, 0, &[1000, 1000][..]));
    assert!((1000..1000 + SHAPE.latency + 20).contains(&found.cycles), "{found:?}");
    assert!(found.fed < found.cycles && found.ends == [found.cycles; 2], "{found:?}");
}

#[test]
fn a_row_that_is_always_in_flight_takes_a_flight_for_each_value_unless_it_has_copies() {
    let rows = [3; 200];
    assert_eq!(stream(10, 8, 0, &rows).cycles, 199 * 11 + 4);
    let tagged = stream(10, 8, 2, &rows);
    assert!(tagged.hot == 1 && tagged.tagged > 190 && tagged.cycles < 210, "{tagged:?}");
}

#[test]
fn scalars_without_digits_are_skipped_four_at_a_time() {
    let found = run(&SHAPE, &of(4000, |p, _| (p % 1000 == 7).then_some(p)));
    assert_eq!((found.points, &*found.additions), (4, &[4, 4][..]));
    assert!(found.cycles < 1000 + 50, "{found:?}");
}

#[test]
fn the_memory_limits_points() {
    let shape = Shape { rate: 88_000, ..SHAPE };
    let found = run(&shape, &of(1000, |p, _| Some(p % 50)));
    assert!((1990..2060).contains(&found.cycles), "144 + 32 bytes a point at 88 a cycle: {found:?}");
    assert!(found.starved > 900);
}

#[test]
fn the_fuller_of_two_queues_holds_the_points_back() {
    // All digits of both windows go to adder 0, which takes two cycles a point.
    let (mut adders, rows) = of(500, |p, a| Some(p % 50 * 2 + a));
    adders.fill(0);
    let found = run(&SHAPE, &(adders, rows));
    assert_eq!(&*found.additions, [1000, 0]);
    assert!((1000..1050).contains(&found.cycles), "{found:?}");
}
