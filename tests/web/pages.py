"""What axe says about a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
GRAVE = ("serious", "critical")
RUN = """([options]) => axe.run(document, {...options, resultTypes: ["violations"]}).then(({violations}) =>
  violations.map(({id, impact, nodes}) => ({id, impact, nodes: nodes.map((node) => ({
    where: node.target.flat().join(" "), why: node.any.concat(node.all, node.none)[0]?.message ?? ""}))})))"""


def found(page: Page, theme: str) -> list[str]:
    """What is wrong, a line for each place; in the other theme only colours can be."""
    lines = told(page, {"runOnly": {"type": "tag", "values": RULES}})
    other = "light" if theme == "dark" else "dark"
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", other)
    lines += [f"{other}: {line}" for line in told(page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})]
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    return lines


def told(page: Page, options: dict[str, Any]) -> list[str]:
    violations = page.evaluate(RUN, [options])
    return [
        f"{row['impact']} {row['id']}: {node['where']}: {node['why']}"
        for row in violations
        if row["impact"] in GRAVE
        for node in row["nodes"]
    ]
