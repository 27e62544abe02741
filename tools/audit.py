"""Looks whether anything is known against the packages that the project uses: pip-audit for Python, npm audit for the
client. What could not be looked up is said, and is never the same as that nothing was found."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.web import WebError, node_environment, node_program, npm_program

ROOT: Final = Path(__file__).resolve().parent.parent
CLEAN: Final = 0
FOUND: Final = 1
UNKNOWN: Final = 3
"""The exit codes: 2 is dev.py's own, for what was asked wrongly."""
PATIENCE: Final = 300.0
"""Seconds until a database counts as out of reach."""
PYTHON: Final = [
    "-m", "pip_audit", "--disable-pip", "--require-hashes", "-r", "requirements-dev.txt", "--format", "json",
    "--progress-spinner", "off",
]  # fmt: skip
NPM: Final = ["audit", "--json", "--fetch-retries=0"]


@dataclass(frozen=True)
class Report:
    """What became of a look at some packages."""

    found: Sequence[str] = ()
    """What is known against them, a line each."""
    unknown: str = ""
    """Why nobody knows about all of them, if so."""

    @property
    def code(self) -> int:
        return FOUND if self.found else UNKNOWN if self.unknown else CLEAN


def python_report(output: str, trouble: str) -> Report:
    """What pip-audit says. It ends well also where it could look nothing up, so its exit code tells nothing."""
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Report(unknown=last_line(trouble) or "pip-audit gave no answer")
    found = [
        f"{package['name']} {package['version']}: {flaw['id']}, mended in {', '.join(flaw['fix_versions']) or 'none'}"
        for package in packages
        for flaw in package.get("vulns", ())
    ]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if not packages:
        return Report(unknown="pip-audit looked at no package")
    return Report(found, f"{len(skipped)} of {len(packages)} packages: {skipped[0]}" if skipped else "")


def npm_report(output: str, trouble: str) -> Report:
    """What npm audit says. It ends badly also where it could look nothing up, so its exit code tells nothing."""
    try:
        answer: Any = json.loads(output)
        flaws = answer["vulnerabilities"]
        looked_at = answer["metadata"]["dependencies"]["total"]
        found = [f"{name} {flaw['range']}: {flaw['severity']}" for name, flaw in sorted(flaws.items())]
    except (ValueError, KeyError, TypeError, AttributeError):
        return Report(unknown=npm_trouble(output) or last_line(trouble) or "npm audit gave no answer")
    return Report(found, "" if looked_at else "npm audit looked at no package")


def npm_trouble(output: str) -> str:
    """Why npm audit could not look anything up, as it says itself."""
    try:
        answer = json.loads(output)
        error = answer.get("error") or {}
        return str(answer.get("message") or error.get("summary") or error.get("code") or "")
    except (ValueError, AttributeError):
        return ""


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else ""


def asked(
    command: Sequence[str], folder: Path, report: Callable[[str, str], Report], env: dict[str, str] | None = None
) -> Report:
    """Run a program that looks packages up, and read what it says."""
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return Report(unknown=f"no answer within {PATIENCE:.0f} s")
    except OSError as error:
        return Report(unknown=str(error))
    return report(done.stdout, done.stderr)


def audit_python(root: Path) -> Report:
    return asked([sys.executable, *PYTHON], root, python_report)


def audit_client(root: Path) -> Report:
    try:
        return asked([node_program(), npm_program(), *NPM], root / "web", npm_report, node_environment())
    except WebError as error:
        return Report(unknown=str(error))


def tell(what: str, report: Report) -> None:
    """Say what became of it."""
    for line in report.found:
        print(f"audit: {what}: {line}")
    if report.unknown:
        print(f"audit: {what}: COULD NOT LOOK UP all of them, so nobody knows: {report.unknown}")
    elif not report.found:
        print(f"audit: {what}: nothing is known against any package")


def main() -> int:
    reports = {"Python": audit_python(ROOT), "the client": audit_client(ROOT)}
    for what, report in reports.items():
        tell(what, report)
    codes = [report.code for report in reports.values()]
    return FOUND if FOUND in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
