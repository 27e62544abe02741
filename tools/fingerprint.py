"""A short name for what something is built from: other files have another one. Standard library only."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint_of(base: Path, files: Iterable[Path], tools: str = "") -> str:
    """Stands for the names and contents of files below a folder, and for the tools that they are built with."""
    digest = hashlib.sha256(tools.encode())
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(base).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]
