//! Captures of UDP packets that hold Solana transactions: each signature of a transaction is a separate item.

use super::frames::{Found, Frames};
use super::packet::{Contents, OtherTraffic, contents};
use super::window::Window;
use super::{Fault, Item, Malformed, Place, Transaction};
use crate::StreamError;
use std::io::Read;
use std::ops::Range;

#[derive(Debug)]
pub(super) struct Capture {
    frames: Frames,
    port: Option<u16>,
    packet: u64,
    other: [u64; OtherTraffic::ALL.len()],
    /// The transaction whose signatures are being given, in the window.
    current: Option<Current>,
    /// Bytes of the packet given last, which the window still holds.
    held: usize,
    over: bool,
}

#[derive(Debug)]
struct Current {
    transaction: Transaction,
    payload: Range<usize>,
    /// The UDP port that the packet was sent to.
    port: u16,
    next: u32,
    place: Place,
}

impl Capture {
    pub(super) fn open<R: Read>(window: &mut Window<R>, port: Option<u16>) -> Result<Self, StreamError> {
        let frames = Frames::open(window)?;
        Ok(Self { frames, port, packet: 0, other: [0; OtherTraffic::ALL.len()], current: None, held: 0, over: false })
    }

    pub(super) fn other(&self) -> [u64; OtherTraffic::ALL.len()] {
        self.other
    }

    pub(super) fn next<'w, R: Read>(&mut self, window: &'w mut Window<R>) -> Result<Option<Item<'w>>, StreamError> {
        loop {
            if let Some(current) = &mut self.current {
                let index = current.next;
                current.next += 1;
                if (index as usize) < current.transaction.signatures {
                    let (place, port) = (Place { signature: index, ..current.place }, current.port);
                    let bytes = &window.data()[current.payload.clone()];
                    let signed = current.transaction.signed(bytes, index as usize);
                    let more = (current.next as usize) < current.transaction.signatures;
                    let item = |signed| Item::Signed { signed, tag: Some(port.into()), place, transaction: Some(bytes), more };
                    return Ok(signed.map(item));
                }
                self.current = None;
            }
            window.consume(std::mem::take(&mut self.held));
            if self.over {
                return Ok(None);
            }
            let found = self.frames.next(window)?;
            let mut place = Place { record: self.packet + 1, signature: 0, offset: window.offset() };
            let fault = match found {
                Found::End => {
                    self.over = true;
                    return Ok(None);
                }
                Found::Broken { offset, fault } => {
                    self.over = true;
                    place.offset = offset;
                    fault
                }
                Found::Bad { whole, fault } => {
                    self.held = whole;
                    fault
                }
                Found::Frame(frame) => {
                    self.held = frame.whole;
                    let bytes = &window.data()[frame.range.clone()];
                    let found = contents(frame.link, bytes, self.port).and_then(|contents| {
                        let (payload, port) = match contents {
                            Contents::Payload(payload, port) => (payload, port),
                            Contents::Other(kind) => return Ok(Err(kind)),
                        };
                        let transaction = Transaction::parse(&bytes[payload.clone()])?;
                        let start = frame.range.start;
                        let payload = start + payload.start..start + payload.end;
                        Ok(Ok(Current { transaction, payload, port, next: 0, place }))
                    });
                    match (found, frame.cut_from) {
                        (Ok(Ok(current)), _) => {
                            self.packet += 1;
                            self.current = Some(current);
                            continue;
                        }
                        (Ok(Err(kind)), _) => {
                            self.packet += 1;
                            self.other[kind as usize] += 1;
                            continue;
                        }
                        // What is missing explains what is wrong.
                        (Err(_), Some(original)) => Fault::Cut { captured: frame.range.len() as u64, original },
                        (Err(fault), None) => fault,
                    }
                }
            };
            self.packet += 1;
            return Ok(Some(Item::Malformed(Malformed { place, fault })));
        }
    }
}
