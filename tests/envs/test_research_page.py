"""The examples of docs/research.md."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 4
    names: dict[str, Any] = {}
    for block in blocks:
        if "pyspiel" in block and find_spec("pyspiel") is None:
            continue  # there are no wheels of it for every computer
        exec(compile(block, str(PAGE), "exec"), names)
    assert names["observations"].shape[0] == 8
    assert names["info"]["seat"] == 0
    assert capsys.readouterr().out.count("\n") >= 2
