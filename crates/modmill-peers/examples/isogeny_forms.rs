//! Forms of an evaluation beside each other: steps one by one, two or three at once, Edwards coordinates, each by products called one after the other, and the
//! kernel that is shipped. All give the same points.
//!
//! ```text
//! cargo run -p modmill-peers --release --example isogeny_forms -- [PRIME [BACKEND [SECONDS]]]
//! ```

use modmill_arith::curve::xonly::{XPoint, step_back};
use modmill_arith::field::RuntimeField;
use modmill_arith::{Alphas, BackendChoice, Element, Natural, PrimeField, SPECIAL_PRIMES};
use modmill_timing::Stopwatch;
use std::time::{Duration, Instant};

/// A multiple of 2 and 3.
const STEPS: usize = 384;
/// Times that a round goes through these steps: some milliseconds.
const ROUND: usize = 16;

type Point = XPoint<Element>;
/// Takes a point through the steps of [`STEPS`] alphas, of which each form has its own constants.
type Form = fn(&PrimeField, &[Vec<Element>], Point) -> Point;

/// X' = s, Z' = alpha (s - d): 2S + 1M, depth 2.
fn two(f: &PrimeField, constants: &[Vec<Element>], point: Point) -> Point {
    constants.iter().fold(point, |point, c| step_back(f, &c[0], &point))
}

/// X' = (X + Z)^2, Z' = 4 alpha X Z: 1S + 2M, depth 2.
fn product(f: &PrimeField, constants: &[Vec<Element>], point: Point) -> Point {
    constants.iter().fold(point, |XPoint { x, z }, c| {
        let scaled = f.mul(&c[0], &x);
        XPoint { z: f.mul(&scaled, &z), x: f.square(&f.add(&x, &z)) }
    })
}

/// u : v = X + Z : X - Z becomes s + alpha (s - d) : s - alpha (s - d) with s = u^2, d = v^2: 2S + 1M, depth 2.
fn edwards(f: &PrimeField, constants: &[Vec<Element>], point: Point) -> Point {
    let start = (f.add(&point.x, &point.z), f.sub(&point.x, &point.z));
    let (u, v) = constants.iter().fold(start, |(u, v), c| {
        let [s, d] = f.square_two([&u, &v]);
        let w = f.mul(&c[0], &f.sub(&s, &d));
        (f.add(&s, &w), f.sub(&s, &w))
    });
    XPoint { x: f.add(&u, &v), z: f.sub(&u, &v) }
}

/// s and w = s - d of the first step.
fn first(f: &PrimeField, XPoint { x, z }: &Point) -> (Element, Element) {
    let [s, d] = f.square_two([&f.add(x, z), &f.sub(x, z)]);
    let w = f.sub(&s, &d);
    (s, w)
}

/// Two steps: X' = (s + a1 w)^2, Z' = 4 a1 a2 (w s): 3S + 3M, depth 3.
fn four(f: &PrimeField, constants: &[Vec<Element>], point: Point) -> Point {
    constants.iter().fold(point, |point, c| {
        let (s, w) = first(f, &point);
        let [scaled, ws] = f.mul_two([(&c[0], &w), (&w, &s)]);
        XPoint { x: f.square(&f.add(&s, &scaled)), z: f.mul(&c[1], &ws) }
    })
}

/// Three steps: after two, X2 : Z2 with Z2 = 4 a1 a2 (w s); then X' = (X2 + Z2)^2, Z' = X2 (16 a1 a2 a3 (w s)): 4S + 5M, depth 4.
fn eight(f: &PrimeField, constants: &[Vec<Element>], point: Point) -> Point {
    constants.iter().fold(point, |point, c| {
        let (s, w) = first(f, &point);
        let [scaled, ws] = f.mul_two([(&c[0], &w), (&w, &s)]);
        let x2 = f.square(&f.add(&s, &scaled));
        let [z2, more] = f.mul_two([(&c[1], &ws), (&c[2], &ws)]);
        XPoint { x: f.square(&f.add(&x2, &z2)), z: f.mul(&x2, &more) }
    })
}

/// A form with its constants, the point that it has reached, and the times of its rounds.
struct Timed<'a> {
    name: &'static str,
    walk: Box<dyn Fn(Point) -> Point + 'a>,
    point: Point,
    times: Vec<Duration>,
}

impl Timed<'_> {
    fn round(&mut self) {
        let watch = Stopwatch::start();
        for _ in 0..ROUND {
            self.point = (self.walk)(self.point.clone());
        }
        self.times.push(watch.elapsed());
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |k: usize, otherwise: &'static str| words.get(k).map_or(otherwise, String::as_str);
    let name = word(0, "p1506");
    let prime = SPECIAL_PRIMES.iter().find(|p| p.name == name).ok_or_else(|| format!("there is no prime `{name}`"))?;
    let f = &PrimeField::new(&prime.value(), word(1, "auto").parse::<BackendChoice>()?)?;
    let seconds: f64 = word(2, "4").parse()?;

    let mut value = f.square_n(&f.element(&3u8.into()), 2000);
    let values: Vec<Element> = std::iter::repeat_with(|| {
        value = f.add(&f.square(&value), &f.one());
        value.clone()
    })
    .take(STEPS)
    .collect();
    let start = XPoint { x: f.square_n(&value, 3), z: f.square_n(&value, 5) };
    let times_four = |a: &Element| f.double(&f.double(a));
    let by = |size: usize, constants: &dyn Fn(&[Element]) -> Vec<Element>| values.chunks(size).map(constants).collect::<Vec<_>>();
    let alone = by(1, &|a| a.to_vec());
    let pairs = |a: &[Element]| vec![a[0].clone(), times_four(&f.mul(&a[0], &a[1]))];
    let triples = |a: &[Element]| {
        let two = pairs(a);
        let three = times_four(&f.mul(&two[1], &a[2]));
        [two, vec![three]].concat()
    };
    let timed = |name, walk| Timed { name, walk, point: start.clone(), times: Vec::new() };
    let called = |name, form: Form, constants: Vec<Vec<Element>>| timed(name, Box::new(move |point| form(f, &constants, point)));
    let mut alphas = Alphas::default();
    values.iter().for_each(|a| f.keep(&mut alphas, &f.value(a)));
    let shipped = |mut point| {
        f.evaluate(&mut point, &alphas, 0..STEPS);
        point
    };
    let mut forms = [
        timed("2-isogenies, the shipped step", Box::new(shipped)),
        called("2-isogenies, 2S + 1M", two, alone.clone()),
        called("2-isogenies, 1S + 2M", product, by(1, &|a| vec![times_four(&a[0])])),
        called("2-isogenies, Edwards, 2S + 1M", edwards, alone),
        called("4-isogenies, 3S + 3M", four, by(2, &pairs)),
        called("8-isogenies, 4S + 5M", eight, by(3, &triples)),
    ];
    let ratio = |p: &Point| -> Option<Natural> { Some(f.value(&f.mul(&p.x, &f.invert(&p.z)?))) };
    let ends = forms.each_ref().map(|form| ratio(&(form.walk)(start.clone())));
    for (form, end) in forms.iter().zip(&ends) {
        if end.is_none() || *end != ends[0] {
            return Err(format!("{} and the shipped step disagree", form.name).into());
        }
    }
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs_f64(seconds) || forms[0].times.len() < 6 {
        forms.iter_mut().for_each(Timed::round);
    }
    println!("{name} on {}: ns for each 2-isogeny, {STEPS} steps checked", f.backend().name());
    for form in &mut forms {
        form.times.sort();
        println!("{:32} {:7.1}", form.name, form.times[form.times.len() / 2].as_nanos() as f64 / (ROUND * STEPS) as f64);
    }
    Ok(())
}
