"""A hook that mkdocs.yml names: the steps to a site of this repository that MkDocs does not take by itself.

* README.md and other documents of the repository's root become pages.
* Links are those of the repository, so that they work there too. A link to a page leads to the page; the name of a
  source file stays as text, because the site does not have it.
* A folder in the `nav` of mkdocs.yml stands for its pages. The references of Python (one page for each job) and of
  Rust are made here.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
ROOT_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
SOURCE = {page: name for name, page in ROOT_PAGES.items()}
PYTHON, RUST = "reference/python", "reference/rust.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
ROLE = re.compile(r":(?:class|func|mod|meth|attr|data|exc):(?=<code>)")


def crates() -> list[str]:
    """The crates that rustdoc has pages of, as it names them."""
    libraries = sorted(path.parent.parent.name for path in (ROOT / "crates").glob("*/src/lib.rs"))
    return [name.replace("-", "_") for name in libraries if name != "modmill-py"]


def jobs() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "python" / "modmill").glob("*/bench.py"))


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = expanded(config.nav)
    return config


def expanded(entry: Any) -> Any:
    """`nav` with the pages of a folder in place of the folder."""
    if isinstance(entry, list):
        return [expanded(one) for one in entry]
    if isinstance(entry, dict):
        return {title: expanded(one) for title, one in entry.items()}
    if entry == PYTHON:
        return [{f"modmill.{job}": f"{PYTHON}/{job}.md"} for job in jobs()]
    if (ROOT / "docs" / entry).is_dir():
        return [f"{entry}/{path.name}" for path in sorted((ROOT / "docs" / entry).glob("*.md"))]
    return entry


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made = {page: (ROOT / name).read_text("utf-8") for name, page in ROOT_PAGES.items()}
    made |= {f"{PYTHON}/{job}.md": f"# `modmill.{job}`\n\n::: modmill.{job}\n" for job in jobs()}
    items = "".join(f'<li><a href="../rust/{name}/index.html"><code>{name}</code></a></li>' for name in crates())
    made[RUST] = (
        f"# Rust\n\nThe pages of rustdoc, one crate for each job and what they are made of:\n\n<ul>{items}</ul>\n"
    )
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    del config, files
    here = page.file.src_uri
    parts = []
    end = 0
    for block in FENCED.finditer(markdown):
        parts += [LINK.sub(lambda link: moved(link, here), markdown[end : block.start()]), block.group()]
        end = block.end()
    return "".join([*parts, LINK.sub(lambda link: moved(link, here), markdown[end:])])


def moved(link: re.Match[str], here: str) -> str:
    """A link of the repository as one of the site, on the page `here`."""
    mark, words, target = link.groups()
    path, hash_, fragment = target.partition("#")
    if "://" in target or not path:
        return link.group()
    folder = posixpath.dirname(SOURCE.get(here, f"docs/{here}"))
    wanted = posixpath.normpath(posixpath.join(folder, path))
    page = ROOT_PAGES.get(wanted) or (wanted.removeprefix("docs/") if wanted.startswith("docs/") else None)
    if page is None:
        return words if "`" in words else f"`{words}`"
    return f"{mark}[{words}]({posixpath.relpath(page, posixpath.dirname(here) or '.')}{hash_}{fragment})"


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Names in docstrings are marked as Sphinx reads them; the mark itself is not for readers."""
    del page, config, files
    return ROLE.sub("", html)
