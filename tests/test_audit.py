"""The audit of dependencies: what is known against a package is told, and no answer is never a good answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import audit
from tools.audit import CLEAN, FOUND, UNKNOWN, Report, npm_report, python_report

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.interpreted


def pip_says(*packages: dict[str, Any]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


GOOD = {"name": "click", "version": "8.2", "vulns": []}
BAD = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": []}]}
SKIPPED = {"name": "rich", "skip_reason": "Dependency not found on PyPI and could not be audited: rich (1.0)"}


@pytest.mark.parametrize(
    "output, trouble, code",
    [
        (pip_says(GOOD), "No known vulnerabilities found", CLEAN),
        (pip_says(GOOD, BAD), "Found 1 known vulnerability in 1 package", FOUND),
        (pip_says(GOOD, SKIPPED), "No known vulnerabilities found", UNKNOWN),
        (pip_says(SKIPPED, BAD), "", FOUND),
        (pip_says(), "", UNKNOWN),
        ("", "ERROR:pip_audit._cli:Could not connect to PyPI's vulnerability feed", UNKNOWN),
        ("", "", UNKNOWN),
        ("[]", "", UNKNOWN),
        ("null", "", UNKNOWN),
    ],
)
def test_what_pip_audit_says(output: str, trouble: str, code: int) -> None:
    assert python_report(output, trouble).code == code


def npm_says(total: int, **flaws: dict[str, str]) -> str:
    return json.dumps(
        {"auditReportVersion": 2, "vulnerabilities": flaws, "metadata": {"dependencies": {"total": total}}}
    )


REFUSED = json.dumps({"message": "405 Method Not Allowed - POST https://registry", "error": {"summary": ""}})
OFFLINE = json.dumps({"error": {"code": "ENOTFOUND", "summary": "getaddrinfo ENOTFOUND registry.npmjs.org"}})


@pytest.mark.parametrize(
    "output, trouble, code",
    [
        (npm_says(300), "", CLEAN),
        (npm_says(300, vite={"range": "<8.1", "severity": "high"}), "", FOUND),
        (npm_says(0), "", UNKNOWN),
        (REFUSED, "npm error audit endpoint returned an error", UNKNOWN),
        (OFFLINE, "", UNKNOWN),
        ("", "npm error code ENOLOCK", UNKNOWN),
        ("", "", UNKNOWN),
        ("[]", "", UNKNOWN),
        ('"no"', "", UNKNOWN),
    ],
)
def test_what_npm_audit_says(output: str, trouble: str, code: int) -> None:
    assert npm_report(output, trouble).code == code


def test_the_reason_is_told() -> None:
    assert python_report("", "\nfirst\nlast line\n").unknown == "last line"
    assert "1 of 2 packages: Dependency not found" in python_report(pip_says(GOOD, SKIPPED), "").unknown
    assert npm_report(OFFLINE, "").unknown == "getaddrinfo ENOTFOUND registry.npmjs.org"
    assert npm_report(REFUSED, "").unknown.startswith("405 Method Not Allowed")
    assert python_report(pip_says(BAD), "").found == ["h11 0.1: PYSEC-1, mended in 0.2"]


@pytest.mark.parametrize(
    "python, client, code, word",
    [
        (Report(), Report(), CLEAN, "nothing is known"),
        (Report(["x"]), Report(), FOUND, "x"),
        (Report(), Report(unknown="away"), UNKNOWN, "COULD NOT LOOK UP"),
        (Report(["x"]), Report(unknown="away"), FOUND, "COULD NOT LOOK UP"),
        (Report(unknown="away"), Report(["y"], "half"), FOUND, "y"),
    ],
)
def test_the_worst_of_both_counts(
    python: Report,
    client: Report,
    code: int,
    word: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "audit_python", lambda root: python)
    monkeypatch.setattr(audit, "audit_client", lambda root: client)
    assert audit.main() == code
    assert word in capsys.readouterr().out


def test_a_program_that_is_not_there_or_takes_too_long_is_no_good_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit.asked(["/nowhere/pip-audit"], ROOT, python_report).code == UNKNOWN
    monkeypatch.setattr(audit, "PATIENCE", 0.1)
    assert audit.asked([sys.executable, "-c", "import time; time.sleep(60)"], ROOT, python_report).code == UNKNOWN


def test_without_a_network_it_does_not_look_good(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9"
    environment = {
        **{name: value for name, value in os.environ.items() if name.lower() != "no_proxy"},
        **dict.fromkeys(("HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy", "npm_config_registry"), nowhere),
        "npm_config_cache": str(tmp_path / "npm"),
        "XDG_CACHE_HOME": str(tmp_path / "pip"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tools.audit"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == UNKNOWN, done.stdout + done.stderr
    assert done.stdout.count("COULD NOT LOOK UP") == 2
    assert "nothing is known" not in done.stdout
