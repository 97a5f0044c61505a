//! The fields of a JSON object, by name.

use super::ObjectFault;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;
use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

/// The fields of a JSON object, each given once.
#[derive(Debug)]
pub struct Object {
    fields: Vec<(String, Value)>,
    asked: Vec<&'static str>,
}

impl Object {
    /// Reads a text that is one JSON object.
    ///
    /// # Errors
    /// [`ObjectFault::ByteOrderMark`], [`ObjectFault::NotJson`], [`ObjectFault::Incomplete`], [`ObjectFault::NotAnObject`],
    /// [`ObjectFault::Twice`].
    pub fn parse(text: &[u8]) -> Result<Self, ObjectFault> {
        if text.starts_with("\u{feff}".as_bytes()) {
            return Err(ObjectFault::ByteOrderMark);
        }
        let Pairs(fields) = serde_json::from_slice(text).map_err(|e| match e.classify() {
            Category::Eof => ObjectFault::Incomplete { line: e.line(), column: e.column() },
            Category::Data => ObjectFault::NotAnObject,
            Category::Syntax | Category::Io => ObjectFault::NotJson { line: e.line(), column: e.column() },
        })?;
        let mut names = HashSet::with_capacity(fields.len());
        match fields.iter().find(|(name, _)| !names.insert(name)) {
            Some((name, _)) => Err(ObjectFault::Twice { name: name.clone() }),
            None => Ok(Self { fields, asked: Vec::new() }),
        }
    }

    /// The string in a field.
    ///
    /// # Errors
    /// [`ObjectFault::Missing`], [`ObjectFault::Kind`].
    pub fn text(&mut self, name: &'static str) -> Result<String, ObjectFault> {
        text(name, self.required(name)?, TEXT)
    }

    /// The string in a field that may be absent or null.
    ///
    /// # Errors
    /// [`ObjectFault::Kind`].
    pub fn optional_text(&mut self, name: &'static str) -> Result<Option<String>, ObjectFault> {
        self.optional(name).map(|value| text(name, value, TEXT)).transpose()
    }

    /// The number in a field.
    ///
    /// # Errors
    /// [`ObjectFault::Missing`], [`ObjectFault::Kind`].
    pub fn number(&mut self, name: &'static str) -> Result<u64, ObjectFault> {
        number(name, &self.required(name)?, NUMBER)
    }

    /// The number in a field that may be absent or null.
    ///
    /// # Errors
    /// [`ObjectFault::Kind`].
    pub fn optional_number(&mut self, name: &'static str) -> Result<Option<u64>, ObjectFault> {
        self.optional(name).map(|value| number(name, &value, NUMBER)).transpose()
    }

    /// The strings in a field.
    ///
    /// # Errors
    /// [`ObjectFault::Missing`], [`ObjectFault::Kind`].
    pub fn texts(&mut self, name: &'static str) -> Result<Vec<String>, ObjectFault> {
        const WANTED: &str = "a list of strings";
        list(name, self.required(name)?, WANTED)?.into_iter().map(|value| text(name, value, WANTED)).collect()
    }

    /// The numbers in a field that may be absent or null.
    ///
    /// # Errors
    /// [`ObjectFault::Kind`].
    pub fn optional_numbers(&mut self, name: &'static str) -> Result<Option<Vec<u64>>, ObjectFault> {
        const WANTED: &str = "a list of integers from 0 to 2^64 - 1";
        let numbers = |values| list(name, values, WANTED)?.iter().map(|value| number(name, value, WANTED)).collect();
        self.optional(name).map(numbers).transpose()
    }

    /// Requires a field to hold this string.
    ///
    /// # Errors
    /// [`ObjectFault::Missing`], [`ObjectFault::Kind`], [`ObjectFault::Text`].
    pub fn expect(&mut self, name: &'static str, wanted: &'static str) -> Result<(), ObjectFault> {
        if self.text(name)? == wanted { Ok(()) } else { Err(ObjectFault::Text { name, wanted }) }
    }

    /// Requires the field `version` to be one that this program reads.
    ///
    /// # Errors
    /// [`ObjectFault::Missing`], [`ObjectFault::Kind`], [`ObjectFault::Version`].
    pub fn version(&mut self, known: RangeInclusive<u64>) -> Result<(), ObjectFault> {
        let got = self.number("version")?;
        if known.contains(&got) { Ok(()) } else { Err(ObjectFault::Version { got, known }) }
    }

    /// Refuses an object with fields that nobody asked for.
    ///
    /// # Errors
    /// [`ObjectFault::Unknown`].
    pub fn end(self) -> Result<(), ObjectFault> {
        match self.fields.into_iter().next() {
            Some((name, _)) => Err(ObjectFault::Unknown { name, known: self.asked }),
            None => Ok(()),
        }
    }

    fn take(&mut self, name: &'static str) -> Option<Value> {
        self.asked.push(name);
        let at = self.fields.iter().position(|(field, _)| field == name)?;
        Some(self.fields.remove(at).1)
    }

    fn optional(&mut self, name: &'static str) -> Option<Value> {
        self.take(name).filter(|value| !value.is_null())
    }

    fn required(&mut self, name: &'static str) -> Result<Value, ObjectFault> {
        self.take(name).ok_or(ObjectFault::Missing { name })
    }
}

const TEXT: &str = "a string";
const NUMBER: &str = "an integer from 0 to 2^64 - 1";

fn text(name: &'static str, value: Value, wanted: &'static str) -> Result<String, ObjectFault> {
    if let Value::String(text) = value { Ok(text) } else { Err(ObjectFault::Kind { name, wanted }) }
}

fn number(name: &'static str, value: &Value, wanted: &'static str) -> Result<u64, ObjectFault> {
    value.as_u64().ok_or(ObjectFault::Kind { name, wanted })
}

fn list(name: &'static str, value: Value, wanted: &'static str) -> Result<Vec<Value>, ObjectFault> {
    if let Value::Array(values) = value { Ok(values) } else { Err(ObjectFault::Kind { name, wanted }) }
}

/// The fields in their order, a repeated one as often as it is there, where a map would keep the last.
struct Pairs(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Pairs;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Pairs, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, Option<u64>, Vec<String>), ObjectFault> {
        let mut object = Object::parse(text.as_bytes())?;
        object.expect("format", "f")?;
        object.version(1..=3)?;
        let read = (object.text("name")?, object.optional_number("tag")?, object.texts("list")?);
        object.optional_numbers("numbers")?;
        object.end()?;
        Ok(read)
    }

    #[test]
    fn fields_are_read_by_name_in_any_order() {
        let read = read(r#" {"list": ["a"], "tag": 18446744073709551615, "name": "\u006e", "format": "f", "version": 3, "numbers": [7]} "#);
        assert_eq!(read, Ok(("n".to_owned(), Some(u64::MAX), vec!["a".to_owned()])));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let good = r#"{"format": "f", "version": 1, "name": "n", "tag": 1, "list": [], "numbers": [1]}"#;
        assert!(read(good).is_ok());
        let changed = |old: &str, new: &str| good.replacen(old, new, 1);
        let cases = [
            (String::new(), "line 1 column 0", "the text ends here, within its JSON object"),
            (good[..good.len() - 1].to_owned(), "line 1 column 79", "the text ends here, within its JSON object"),
            ("{\n}x".to_owned(), "line 2 column 2", "cannot be read as JSON"),
            ("\u{0}".to_owned(), "line 1 column 1", "cannot be read as JSON"),
            ("[1, 2]".to_owned(), "the text", "is not a JSON object"),
            ("3".to_owned(), "the text", "is not a JSON object"),
            ("{}".to_owned(), "format", "is missing"),
            (changed(r#""f""#, r#""g""#), "format", "is not `f`"),
            (changed("1", "4"), "version", "is 4; this program reads versions 1 to 3"),
            (changed(r#""n""#, "null"), "name", "is not a string"),
            (changed(r#""n""#, "[3]"), "name", "is not a string"),
            (changed(r#""tag": 1"#, r#""tag": -1"#), "tag", "is not an integer from 0 to 2^64 - 1"),
            (changed(r#""tag": 1"#, r#""tag": 18446744073709551616"#), "tag", "is not an integer from 0 to 2^64 - 1"),
            (changed(r#""tag": 1"#, r#""tag": 1.0"#), "tag", "is not an integer from 0 to 2^64 - 1"),
            (changed("[]", "[3]"), "list", "is not a list of strings"),
            (changed("[]", "3"), "list", "is not a list of strings"),
            (changed("[1]", "[-1]"), "numbers", "is not a list of integers from 0 to 2^64 - 1"),
            (changed("tag", "name"), "name", "is there twice"),
            (changed("tag", "tga"), "tga", "is not a field of this format; the fields are format, version, name, tag, list, numbers"),
        ];
        for (text, place, reason) in cases {
            let fault = read(&text).unwrap_err();
            assert_eq!((fault.place().as_str(), fault.to_string().as_str()), (place, reason), "{text}");
        }
    }

    /// A line of two megabytes can have so many; comparing each name with all others would take minutes.
    #[test]
    fn many_fields_are_told_apart() {
        let mut text: Vec<String> = (0..300_000).map(|i| format!("\"{i}\":0")).collect();
        assert!(Object::parse(format!("{{{}}}", text.join(",")).as_bytes()).is_ok());
        text.push("\"299999\":1".to_owned());
        let fault = Object::parse(format!("{{{}}}", text.join(",")).as_bytes()).unwrap_err();
        assert_eq!(fault, ObjectFault::Twice { name: "299999".to_owned() });
    }
}
