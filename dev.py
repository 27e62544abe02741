#!/usr/bin/env python3
"""The one door for people: sets up everything by itself, then does what it is asked.

    play [ARGS]          play in the browser; --terminal: in the terminal
    test [--all] [ARGS]  run the quick tests; --all: every test, then the quick ones on the compiled package.
                         Quick tests that have just passed on the same files are not run again, but with --again
    lint [--fix]         ruff, mypy, and for the client eslint, prettier and svelte-check; --fix repairs what they can
    web                  build the browser client, and say where it is
    screenshots [ARGS]   pictures of every page of the client, for docs/screenshots
    bench [ARGS]         measure speed; --server: how many tables the server can take; --envs: environments
    attack [ARGS]        attack a server on this computer, and say what others notice of it
    fuzz [ARGS]          play random games and look for anything that is wrong
    guess draw|judge     is a rule found in the file where a reader of the rulebook looks first? (tools/first_guess.py)
    mutate FOLDER [ARGS] change one thing at a time in the sources, and say which changes the rule tests do not notice
    audit                is anything known against the packages that are used? 1: yes; 3: that could not be looked up
    build [--force]      compile the engine with mypyc, where there is a C compiler
    run ARGS             the command `cyclades ARGS`
    python ARGS          Python, with the package and its tools
    lock [ARGS]          bring uv.lock and the requirements files up to date with pyproject.toml (ARGS go to `uv lock`)

What is compiled is used by all of these but test and lint. To go without it, put --interpreted first
(`python3 dev.py run --interpreted simulate`) or set CYCLADES_INTERPRETED=1.
DEV_NO_UV=1 makes the environment with venv and pip instead of uv.
"""

# Standard library only. The syntax stays old, so that an old Python can still read the line below.
import sys

if sys.version_info < (3, 11):
    sys.exit("dev.py needs Python 3.11 or newer, this is %d.%d: %s" % (*sys.version_info[:2], sys.executable))

import contextlib
import hashlib
import os
import shutil
import subprocess
import threading
from pathlib import Path

from tools import compile as compiling
from tools import passed
from tools import web as webclient

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "dev-stamp"
UV_FOLDER = ROOT / ".uv"
UV_VERSION = "0.13.7"
WINDOWS = os.name == "nt"
PIP_INSTALL = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--root-user-action", "ignore"]
NO_TESTS = 5  # pytest's word for it
EXPORTS = {"requirements.txt": ["--all-extras", "--no-dev"], "requirements-dev.txt": ["--all-extras"]}


class Failure(Exception):
    """Something went wrong that the person at the keyboard should read about, without a traceback."""


def say(text: str) -> None:
    print("dev.py: " + text, file=sys.stderr, flush=True)


def call(command: list[str], env: "dict[str, str] | None" = None, cwd: "Path | None" = None) -> int:
    """Runs a command to its end. Ctrl-C is the child's to answer, so we wait for it."""
    process = subprocess.Popen(command, env=env, cwd=cwd)
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            code = process.wait()
            return code if code >= 0 else 128 - code


# Setting up


def base_python() -> str:
    """The Python that runs this file; outside of .venv, should it be the one in there."""
    inside = sys.prefix != sys.base_prefix
    return str(getattr(sys, "_base_executable", sys.executable)) if inside else sys.executable


def program(name: str) -> str:
    return str(VENV / ("Scripts" if WINDOWS else "bin") / (name + (".exe" if WINDOWS else "")))


def clean_environment() -> "dict[str, str]":
    """Ours, less what would lead a Python or uv to another installation."""
    drop = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CONDA_PREFIX", "UV_PROJECT_ENVIRONMENT"}
    env = {name: value for name, value in os.environ.items() if name not in drop}
    env.setdefault("PATH", os.defpath)
    return env


def wanted_stamp() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for name in ("uv.lock", "pyproject.toml"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def set_up() -> None:
    """Makes .venv unless it is there and made from the present lock file by the present Python."""
    stamp = wanted_stamp()
    with contextlib.suppress(OSError):
        if STAMP.read_text() == stamp and os.path.exists(program("python")):
            return
    STAMP.unlink(missing_ok=True)
    if not (set_up_with_uv() or set_up_with_pip()):
        raise Failure("could not install what the project needs; see the messages above (is PyPI within reach?)")
    STAMP.write_text(stamp)


def set_up_with_uv() -> bool:
    uv = find_uv()
    if uv is None:
        say("going on without uv")
        return False
    say("installing what uv.lock says into .venv")
    command = [uv, "sync", "--frozen", "--all-extras", "--quiet", "--python", base_python()]
    if call(command, uv_environment(), ROOT) == 0:
        return True
    say("uv could not do it; trying venv and pip")
    return False


def set_up_with_pip() -> bool:
    say("installing what requirements-dev.txt says into .venv")
    pip = [program("python"), *PIP_INSTALL]
    return all(
        call(command, clean_environment(), ROOT) == 0
        for command in (
            [base_python(), "-m", "venv", "--clear", str(VENV)],
            [*pip, "--require-hashes", "-r", "requirements-dev.txt"],
            [*pip, "--no-deps", "--editable", "."],
        )
    )


def uv_environment() -> "dict[str, str]":
    env = clean_environment()
    env["UV_PYTHON_DOWNLOADS"] = "never"
    env.setdefault("UV_SYSTEM_CERTS", "1")
    if not (env.get("HOME") or env.get("USERPROFILE")):
        env.setdefault("UV_CACHE_DIR", str(UV_FOLDER / "cache"))
    return env


def find_uv() -> "str | None":
    """uv in the checkout, fetched if need be; else one that is installed; else none."""
    if os.environ.get("DEV_NO_UV"):
        return None
    found = uv_in_checkout()
    if found is None:
        fetch_uv()
        found = uv_in_checkout()
    return found or shutil.which("uv")


def uv_in_checkout() -> "str | None":
    if not (UV_FOLDER / ("uv-%s.dist-info" % UV_VERSION)).is_dir():
        return None
    candidates = [UV_FOLDER / folder / name for folder in ("bin", "Scripts") for name in ("uv", "uv.exe")]
    return next((str(path) for path in candidates if path.is_file()), None)


def fetch_uv() -> None:
    """Installs to a folder beside and renames it, so that .uv is never half there."""
    say("fetching uv into .uv")
    fresh = ROOT / (".uv-%d" % os.getpid())
    command = [base_python(), *PIP_INSTALL, "--no-user", "--no-deps", "--target", str(fresh), "uv==" + UV_VERSION]
    if call(command, clean_environment()) == 0:
        shutil.rmtree(UV_FOLDER, ignore_errors=True)
        with contextlib.suppress(OSError):  # somebody else was faster
            fresh.rename(UV_FOLDER)
    shutil.rmtree(fresh, ignore_errors=True)


# Commands


def environment(compiled: "Path | None" = None) -> "dict[str, str]":
    env = clean_environment()
    if compiled is not None:
        env["PYTHONPATH"] = str(compiled)
    return env


def usual_environment(arguments: list[str]) -> "tuple[dict[str, str], list[str]]":
    """The environment with the compiled package where there is one, and the arguments less a leading --interpreted."""
    interpreted = os.environ.get("CYCLADES_INTERPRETED", "0") not in ("", "0")
    if arguments[:1] == ["--interpreted"]:
        interpreted, arguments = True, arguments[1:]
    return environment(None if interpreted else compiling.ready(ROOT)), arguments


def play(arguments: list[str]) -> int:
    wanted = "--terminal" not in arguments and not {"-h", "--help"} & set(arguments)
    if wanted and webclient.ready(ROOT) is None and web([]) != 0:
        raise Failure("the page could not be built: see above; `play --terminal` needs none of it")
    if wanted and arguments[:1] != ["--interpreted"]:
        compile_aside()
    env, arguments = usual_environment(arguments)
    return call([program("cyclades"), "play", *arguments], with_client(env))


def compile_aside() -> "threading.Thread | None":
    """Compile while people play, where that has not been done, and say when it is: bots think further the next time."""
    if os.environ.get("CYCLADES_INTERPRETED", "0") not in ("", "0") or compiling.ready(ROOT) is not None:
        return None
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with open(folder / "compiling.log", "w") as log:
        command = [program("python"), "-m", "tools.compile", "--aside"]
        process = subprocess.Popen(command, env=environment(), cwd=ROOT, stdout=log, stderr=log)

    def tell() -> None:
        process.wait()
        if compiling.ready(ROOT) is not None:
            say("compiled: start again, and the bots think further")

    telling = threading.Thread(target=tell, daemon=True)
    telling.start()
    return telling


def with_client(env: "dict[str, str]") -> "dict[str, str]":
    """With the built client, where there is one and nobody has said which."""
    built = webclient.ready(ROOT)
    return env if built is None else {"CYCLADES_WEB_FOLDER": str(built), **env}


def web(arguments: list[str]) -> int:
    return call([program("python"), "-m", "tools.web", *arguments], environment(), ROOT)


def screenshots(arguments: list[str]) -> int:
    if web(["--tests"]) != 0:
        raise Failure("the client could not be built: see above")
    return module("tools.screenshots", arguments)


def run(arguments: list[str]) -> int:
    env, arguments = usual_environment(arguments)
    return call([program("cyclades"), *arguments], with_client(env) if arguments[:1] == ["serve"] else env)


def python(arguments: list[str]) -> int:
    env, arguments = usual_environment(arguments)
    return call([program("python"), *arguments], env)


def module(name: str, arguments: list[str]) -> int:
    env, arguments = usual_environment(arguments)
    return call([program("python"), "-m", name, *arguments], env, ROOT)


def bench(arguments: list[str]) -> int:
    if "--envs" in arguments:
        return module("bench.envs", [argument for argument in arguments if argument != "--envs"])
    if "--server" not in arguments:
        return module("bench.run", arguments)
    arguments = [argument for argument in arguments if argument != "--server"]
    if "--quick" not in arguments and "--interpreted" not in arguments:
        build([])
    return module("bench.server", arguments)


def attack(arguments: list[str]) -> int:
    return module("tools.attack", arguments)


def fuzz(arguments: list[str]) -> int:
    return module("tools.fuzz", arguments)


def mutate(arguments: list[str]) -> int:
    return call([program("python"), "-m", "tools.mutate", *arguments], environment(), ROOT)


def guess(arguments: list[str]) -> int:
    return call([program("python"), "-m", "tools.first_guess", *arguments], environment(), ROOT)


def audit(arguments: list[str]) -> int:
    if arguments:
        raise Failure("audit takes no argument, got: " + " ".join(arguments))
    return call([program("python"), "-m", "tools.audit"], environment(), ROOT)


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Failure("lint takes no argument but --fix, got: " + " ".join(arguments))
    commands = [["ruff", "check", *arguments], ["ruff", "format", *([] if arguments else ["--check"])], ["mypy"]]
    worst = 0
    for name, *rest in commands:
        say(" ".join([name, *rest]))
        worst = max(worst, call([program(name), *rest], environment(), ROOT))
    return max(worst, web(arguments or ["--check"]))


def build(arguments: list[str]) -> int:
    if arguments not in ([], ["--force"]):
        raise Failure("build takes no argument but --force, got: " + " ".join(arguments))
    return call([program("python"), "-m", "tools.compile", *arguments], environment(), ROOT)


def pytest(arguments: list[str], compiled: "Path | None" = None) -> int:
    env = environment(compiled)
    env["CYCLADES_EXPECT_COMPILED"] = "0" if compiled is None else "1"
    skipped = ["-p", "tools.skipped_tests", "--skipped-to", str(ROOT / passed.SKIPPED)] if compiled is None else []
    return call([program("python"), "-m", "pytest", "-n", str(workers()), *skipped, *arguments], env, ROOT)


def workers() -> int:
    """In how many processes tests run: more than there are cores, since many wait for a browser or a server."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


def interpreted_tests(arguments: list[str], all_quick: bool = False) -> int:
    """Run tests on the plain sources, and note whether all quick ones have passed on them."""
    tested = passed.begin(ROOT)
    code = pytest(arguments)
    if code != 0:
        passed.forget(ROOT)
    elif all_quick:
        passed.note(ROOT, tested)
    return code


def test(arguments: list[str]) -> int:
    if web(["--tests"]) != 0:
        raise Failure("the client could not be built: see above")
    chosen = [argument for argument in arguments if argument not in ("--all", "--again")]
    if "--all" not in arguments:
        return interpreted_tests(["-m", "not slow", *chosen], all_quick=not chosen)
    built = build([])  # first, so that what the tests say is what is read last
    skipped = passed.skipped_since(ROOT) if not chosen and "--again" not in arguments else None
    if skipped is not None:
        say("the slow tests, interpreted; the quick ones have passed on these files (--again runs them too)")
        code = interpreted_tests(["-m", "slow"])
        if skipped:
            say("the quick tests that were skipped, interpreted")
            code = interpreted_tests(skipped) or code
    else:
        say("every test, interpreted")
        code = interpreted_tests(chosen, all_quick=not chosen)
    compiled = compiling.ready(ROOT)
    if built != 0:
        say("the package did not compile: see above")
    elif compiled is not None:
        say("the tests of the package, compiled")
        again = pytest(["-m", "not slow and not interpreted", *chosen], compiled)
        code = code or (0 if again == NO_TESTS else again)
    return code or built


def export_command(options: list[str]) -> list[str]:
    return ["export", "--frozen", "--no-emit-project", "--no-header", "--no-annotate", *options]


def lock(arguments: list[str]) -> int:
    uv = find_uv()
    if uv is None:
        raise Failure("lock needs uv")
    code = call([uv, "lock", *arguments], uv_environment(), ROOT)
    for file, options in EXPORTS.items():
        code = code or call([uv, *export_command(options), "--quiet", "--output-file", file], uv_environment(), ROOT)
    return code


COMMANDS = {
    command.__name__: command
    for command in (
        *(play, test, lint, web, screenshots, bench, attack, fuzz, guess, mutate, audit),
        *(build, run, python, lock),
    )
}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    command = COMMANDS.get(arguments[0])
    if command is None:
        raise Failure("unknown command %r; there are: %s" % (arguments[0], ", ".join(COMMANDS)))
    if command is not lock:
        set_up()
    return command(arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        say(str(failure))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
