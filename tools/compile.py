"""Compiles the packages that must be fast with mypyc, into a folder of their own that is keyed by their sources.

`build/compiled/<fingerprint>/cyclades` is a copy of the whole package with extension modules beside its files. It is
used by putting its parent first on PYTHONPATH, and never stale: other sources have another fingerprint. The checkout
itself stays free of extension modules. Every module of PACKAGES is compiled, but for those whose first line begins
with `# interpreted`; a reason may follow on that line.

dev.py reads this file too, so only `compile_modules` may need more than the standard library.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.fingerprint import fingerprint_of

PACKAGES = ("engine", "board", "rules", "editions", "bots")
INTERPRETED = "# interpreted"
ASIDE = 15  # how much it gives way to what people do, where it compiles while they play

# All modules are one library. Without the first every call between two of them goes through a table, in case another
# library wants to take its place: a fifteenth of the time of random play. The second takes one jump off each call of
# Python's own functions.
FLAGS = {"linux": ["-fvisibility=hidden", "-fno-plt"], "darwin": ["-fvisibility=hidden"]}.get(sys.platform, [])

# A C compiler alone is not enough: the headers of Python have to be there as well.
PROBE = """
from setuptools import Extension, setup
open("probe.c", "w").write('''
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&definition); }
''')
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext", "--inplace"])
"""


def package_files(package: Path) -> Iterator[Path]:
    """Every file that belongs to the package, data included, in a fixed order."""
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so", ".pyd"):
            yield path


def stays_interpreted(module: Path) -> bool:
    with module.open(encoding="utf-8") as lines:
        return lines.readline().startswith(INTERPRETED)


def modules_to_compile(package: Path) -> list[Path]:
    return [
        path
        for path in package_files(package)
        if path.suffix == ".py" and path.relative_to(package).parts[0] in PACKAGES and not stays_interpreted(path)
    ]


def fingerprint(root: Path) -> str:
    """Stands for everything that decides what the compiled package is: sources, Python, tools."""
    package = root / "src" / "cyclades"
    files = [root / "uv.lock", root / "tools" / "compile.py", *package_files(package)]
    return fingerprint_of(root, files, f"{sys.platform} {sys.version}")


def folder(root: Path) -> Path:
    """Where the compiled form of the present sources is, or would be."""
    return root / "build" / "compiled" / fingerprint(root)


def ready(root: Path) -> Path | None:
    """The folder to put on PYTHONPATH, if the present sources have been compiled."""
    if not (root / "build" / "compiled").is_dir():
        return None
    target = folder(root)
    return target if target.is_dir() else None


def compiler_works() -> bool:
    """Whether an extension module can be made here."""
    with tempfile.TemporaryDirectory() as scratch:
        result = subprocess.run([sys.executable, "-c", PROBE], cwd=scratch, capture_output=True)
    return result.returncode == 0


def compile_modules(base: Path, modules: list[Path], config: Path | None = None) -> None:
    """Makes extension modules beside the given modules, all of which lie in packages below `base`."""
    from mypyc.build import mypycify
    from setuptools import setup

    here = Path.cwd()
    os.chdir(base)
    try:
        options = ["--config-file", str(config) if config else os.devnull]
        names = [str(module.relative_to(base)) for module in modules]
        extensions = mypycify([*options, *names], multi_file=True, opt_level="3", debug_level="0", target_dir="c-files")
        for extension in extensions:
            extension.extra_compile_args.extend(FLAGS)
        setup(
            name="cyclades-compiled",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "c-files"],
        )
    finally:
        os.chdir(here)
        for left in ("build", "c-files", ".mypy_cache"):
            shutil.rmtree(base / left, ignore_errors=True)


def build(root: Path, force: bool = False) -> int:
    package = root / "src" / "cyclades"
    target = folder(root)
    shown = target.relative_to(root).as_posix()
    if target.is_dir() and not force:
        return tell(f"up to date: {shown}")
    if not modules_to_compile(package):
        return tell("there is nothing to compile yet")
    if not compiler_works():
        return tell("no working C compiler, or no headers of Python: everything runs interpreted, only slower")
    start = time.perf_counter()
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", dir=target.parent, ignore_cleanup_errors=True) as scratch:
        staging = Path(scratch) / "staging"
        copy_package(package, staging / "cyclades")
        modules = modules_to_compile(staging / "cyclades")
        tell(f"compiling {len(modules)} modules; this takes a minute or so")
        with contextlib.redirect_stdout(sys.stderr):  # what the compiler remarks is not what was asked for
            compile_modules(staging, modules, root / "pyproject.toml")
        if fingerprint(root) != target.name:
            return tell("the sources changed meanwhile: build again", code=1)
        if target.is_dir() and not force:
            return tell(f"somebody else was faster: {shown}")
        shutil.rmtree(target, ignore_errors=True)
        staging.rename(target)
    remove_others(target)
    return tell(f"compiled in {time.perf_counter() - start:.0f} s: {shown}")


def copy_package(package: Path, copy: Path) -> None:
    for path in package_files(package):
        place = copy / path.relative_to(package)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def remove_others(target: Path) -> None:
    """Removes older builds; what begins with a dot is one in the making."""
    for other in target.parent.iterdir():
        if other != target and not other.name.startswith("."):
            shutil.rmtree(other, ignore_errors=True)


def tell(text: str, code: int = 0) -> int:
    print("build: " + text, file=sys.stderr, flush=True)
    return code


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py build", description="Compiles the fast packages with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even if the result is there already")
    parser.add_argument("--aside", action="store_true", help="leave the computer to others meanwhile")
    chosen = parser.parse_args()
    if chosen.aside and hasattr(os, "nice"):
        os.nice(ASIDE)
    return build(Path(__file__).resolve().parent.parent, chosen.force)


if __name__ == "__main__":
    sys.exit(main())
