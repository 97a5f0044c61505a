//! The layout constant of a kernel, which is the same for all its texts.

use super::allocate::Layout;
use super::graph::Graph;

/// The layout of the kernel `name`.
pub(crate) fn layout(name: &str, graph: &Graph, l: &Layout) -> String {
    let places = |at: &[isize], limbs: &[usize]| {
        let all: Vec<String> =
            at.iter().zip(limbs).map(|(&at, &limbs)| if limbs > 0 { format!("Some({})", at / 8) } else { "None".to_owned() }).collect();
        all.join(", ")
    };
    let constants: Vec<String> = l.constants.iter().map(|c| format!("{c:#x?}").replace('\n', " ")).collect();
    format!(
        "\n#[rustfmt::skip]\npub(super) const {}: Layout = Layout {{\n    words: {},\n    doubles: &[{}],\n    integers: &[{}],\n    constants_at: {},\n    constants: &[{}],\n}};\n",
        name.to_uppercase(),
        l.bytes / 8,
        places(&l.doubles, &graph.doubles),
        places(&l.integers, &graph.integers),
        l.constants_at / 8,
        constants.join(", "),
    )
}
