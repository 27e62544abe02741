"""A plugin of pytest that writes the names of the quick tests that were skipped to a file, one a line.

A test that was skipped has not passed: what it missed, such as a compiled package, may be there the next time. dev.py
names the file (`-p tools.skipped_tests --skipped-to FILE`). It is written at the end of a run, in the process that
hears from all workers; no file means that there was no such end.
"""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--skipped-to", metavar="FILE", help="write the names of the quick tests that were skipped")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    file = config.getoption("--skipped-to")
    if file is not None:
        reports = terminalreporter.stats.get("skipped", [])
        # The report of a whole module has no keywords: it may hold quick tests.
        skipped = [report.nodeid for report in reports if "slow" not in getattr(report, "keywords", ())]
        Path(file).write_text("".join(f"{name}\n" for name in dict.fromkeys(skipped)), encoding="utf-8")
