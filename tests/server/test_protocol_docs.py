"""docs/protocol.md and docs/server.md: the robot plays, and the pages tell of all that there is and of nothing else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from click.testing import CliRunner

from cyclades.cli import main
from cyclades.cli.serve import server_config
from cyclades.server import errors, messages
from cyclades.server.messages import DECODER, PROTOCOL, Message, Request
from cyclades.server.settings import PREFIX, Settings
from tests.server.place import PATIENCE, Place, wait_for

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "cyclades" / "server"
PROTOCOL_PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
[ROBOT] = re.findall(r"^```python\n(.*?)^```$", PROTOCOL_PAGE, re.DOTALL | re.MULTILINE)
MOST_LINES = 30


# -- the robot ----------------------------------------------------------------------------------------------------


@pytest.fixture
def robot(tmp_path: Path) -> Iterator[Any]:
    """Starts the robot of the page; whatever still runs at the end is ended."""
    file = tmp_path / "robot.py"
    file.write_text(ROBOT, encoding="utf-8")
    started: list[subprocess.Popen[str]] = []

    def start(place: Place, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(file), f"http://127.0.0.1:{place.port}", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_the_robot_is_short() -> None:
    lines = [line for line in ROBOT.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert 0 < len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= 120


def test_the_robot_takes_a_seat_and_plays(sqlite_place: Place, robot: Any) -> None:
    ann = sqlite_place.person("Ann")
    table = ann.table("me", "open", "open", start=False, edition="classic")
    ann.post(f"/api/tables/{table}/seats/2/take")
    process = robot(sqlite_place, table)
    wait_for(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["present"], 3 * PATIENCE)
    assert ann.get(f"/api/tables/{table}")["seats"][1]["name"] == "Robot"
    ann.post(f"/api/tables/{table}/start")
    answered: set[int] = set()
    with ann.connect(table) as line:
        while ann.get(f"/api/tables/{table}")["status"] == "running":
            update = line.until("update")
            answered |= {moment["seq"] for moment in update["moments"] if moment["player"] == 1}
            if len(answered) >= 4:
                CliRunner().invoke(main, ["tables", "close", table, "--database", sqlite_place.settings.database_url])
            if update["question"]:
                question = update["question"]
                action = question["choices"][0]["action"]
                line.say("answer", seat=update["seat"], question=question["id"], action=action)
    assert len(answered) >= 4
    output, trouble = process.communicate(timeout=3 * PATIENCE)
    assert (process.returncode, output, trouble) == (0, "", "")


@pytest.mark.slow
def test_the_robot_plays_a_whole_game_at_a_table_of_its_own(sqlite_place: Place, robot: Any) -> None:
    process = robot(sqlite_place)
    output, trouble = process.communicate(timeout=280)
    assert (process.returncode, output, trouble) == (0, "", "")
    [table] = sqlite_place.hall.tables.values()
    assert table.status == "over"
    assert (table.seats[0].kind, table.seats[0].name) == ("person", "Robot")
    assert table.log is not None
    assert sum(moment.player == 0 and not moment.note for moment in table.log.moments) > 10


# -- messages -----------------------------------------------------------------------------------------------------


def sections(page: str, chapter: str) -> dict[str, str]:
    """The sections of a chapter whose headings are names."""
    [text] = re.findall(rf"^## {chapter}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    parts = re.split(r"^### `(\S+)`\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tagged(union: Any) -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


CLIENT, SERVER = tagged(Request), tagged(Message)


def test_the_page_is_about_the_version_that_is_spoken() -> None:
    assert f"Everything here is version {PROTOCOL}." in PROTOCOL_PAGE


def test_every_message_has_its_section_and_every_section_its_message() -> None:
    assert list(sections(PROTOCOL_PAGE, "From clients")) == list(CLIENT)
    assert list(sections(PROTOCOL_PAGE, "From the server")) == list(SERVER)


def named(text: str) -> set[str]:
    return set(re.findall(r"`([^`\s]+)`", text))


@pytest.mark.parametrize("tag", [*CLIENT, *SERVER])
def test_a_section_names_every_field_of_its_message(tag: str) -> None:
    chapter, kinds = ("From clients", CLIENT) if tag in CLIENT else ("From the server", SERVER)
    text = PROTOCOL_PAGE[PROTOCOL_PAGE.index(f"## {chapter}") :].split("\n### ")[0]  # what is said of all of them
    text += sections(PROTOCOL_PAGE, chapter)[tag]
    assert set(kinds[tag].__struct_fields__) <= named(text)


@pytest.mark.parametrize(
    "struct, tag",
    [
        (messages.TableInfo, "welcome"),
        (messages.SeatInfo, "welcome"),
        (messages.ProposalInfo, "welcome"),
        (messages.MomentInfo, "moments"),
        (messages.QuestionInfo, "update"),
        (messages.Choice, "update"),
        (messages.HintInfo, "done"),
    ],
)
def test_a_section_names_every_field_of_what_its_message_holds(struct: type[msgspec.Struct], tag: str) -> None:
    assert set(struct.__struct_fields__) <= named(sections(PROTOCOL_PAGE, "From the server")[tag])


EXAMPLES = [json.loads(text) for text in re.findall(r"^```json\n(.*?)^```$", PROTOCOL_PAGE, re.DOTALL | re.MULTILINE)]


def test_almost_every_message_has_an_example() -> None:
    shown = {example["type"] for example in EXAMPLES}
    assert shown == {*CLIENT, *SERVER} - {"table"}  # which holds the table of the welcome


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["type"])
def test_the_examples_are_messages(example: dict[str, Any]) -> None:
    if example["type"] in CLIENT:
        DECODER.decode(json.dumps(example))
    else:
        read = msgspec.convert(example, SERVER[example["type"]])
        assert msgspec.to_builtins(read) == example


def test_the_kinds_of_talk_are_those_of_the_page() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r"table\.line\(\"([\w-]+)\"", source)) | set(re.findall(r"self\.line\(\"([\w-]+)\"", source))
    listed = re.findall(r"its `kind` \(([^)]*)\)", sections(PROTOCOL_PAGE, "From the server")["talk"])
    assert named(listed[0]) == used


# -- errors -------------------------------------------------------------------------------------------------------


def kinds_of(error: type[errors.TableError]) -> Iterator[type[errors.TableError]]:
    yield error
    for below in error.__subclasses__():
        yield from kinds_of(below)


def test_every_error_code_is_on_the_page_with_its_status() -> None:
    told = dict(re.findall(r"^\| `([\w-]+)` \| (?:(\d+) )?\| ", PROTOCOL_PAGE, re.MULTILINE))
    known = {kind.code: str(kind.status) for kind in kinds_of(errors.TableError)}
    assert told == known | {"unreadable": "", "internal": "500"}


def test_no_other_error_code_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = re.findall(r"Refused\([\w.]+, \"([\w-]+)\"", source) + re.findall(r"\"code\": \"([\w-]+)\"", source)
    told = set(re.findall(r"^\| `([\w-]+)` \| (?:\d+ )?\| ", PROTOCOL_PAGE, re.MULTILINE))
    assert {"unreadable", "internal"} <= set(used) <= told


def test_a_connection_is_closed_with_the_codes_of_the_page(sqlite_place: Place) -> None:
    ann = sqlite_place.person("Ann")
    line = ann.connect("nowhere")
    assert line.closed() == 4404
    assert line.received[-1]["type"] == "refused"
    staying = ann.connect(ann.table("me", "me"))
    staying.until("welcome")
    sqlite_place.server.should_exit = True
    assert staying.closed() == 1012
    for code in ("4404", "4429", "1012", "1011", "1009", "1006"):
        assert re.search(rf"\b{code}\b", PROTOCOL_PAGE)


# -- HTTP, settings, metrics --------------------------------------------------------------------------------------


def test_every_endpoint_is_on_the_page_and_no_other() -> None:
    paths = server_config(Settings()).app.openapi()["paths"]  # type: ignore[union-attr]
    known = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"^\| `([A-Z]+ /\S+)` \| ", PROTOCOL_PAGE, re.MULTILINE)) == known
    assert set(re.findall(r"`((?:GET|POST|PUT) /[^`]+)`", SERVER_PAGE)) <= known


def written(default: object) -> str:
    """A default as the page writes it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return f"{default:g}" if isinstance(default, float) else str(default)


def test_every_setting_is_on_the_page_with_its_default_and_no_other() -> None:
    told = re.findall(r"^\| `(CYCLADES_\w+)` \| (?:`([^`]*)`)? ?\| ", SERVER_PAGE, re.MULTILINE)
    assert told == [(PREFIX + field.name.upper(), written(field.default)) for field in fields(Settings)]


def test_settings_that_the_pages_mention_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert set(re.findall(r"CYCLADES_[A-Z_]+", SERVER_PAGE + PROTOCOL_PAGE)) <= known


def test_every_metric_is_on_the_page_and_no_other(sqlite_place: Place) -> None:
    text = httpx.get(f"http://127.0.0.1:{sqlite_place.port}/metrics").text
    known = {name for name in re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE) if not name.endswith("_created")}
    assert set(re.findall(r"^\| `(cyclades_\w+)` \| ", SERVER_PAGE, re.MULTILINE)) == known


def test_the_commands_of_the_operator_exist() -> None:
    commands = re.findall(r"^\| `python3 dev.py run ([a-z]+ [a-z]+)", SERVER_PAGE, re.MULTILINE)
    groups = {name: set(main.commands[name].commands) for name in ("tables", "db")}  # type: ignore[attr-defined]
    assert {tuple(command.split()) for command in commands} == {(g, name) for g in groups for name in groups[g]}


# -- behind a proxy -----------------------------------------------------------------------------------------------


def test_behind_a_proxy_limits_are_those_of_the_address_it_tells(tmp_path: Path) -> None:
    with Place(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=0.01) as place:

        def ask(address: str) -> int:
            url = f"http://127.0.0.1:{place.port}/api/guest"
            return httpx.get(url, headers={"X-Forwarded-For": address}, timeout=PATIENCE).status_code

        assert [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.2")] == [200, 429, 200]


@pytest.mark.parametrize("host, status", [("games.example", 200), ("127.0.0.1:8765", 403)])
def test_behind_a_proxy_the_host_has_to_be_passed_on(host: str, status: int, sqlite_place: Place) -> None:
    headers = {"Origin": "https://games.example", "Host": host}
    url = f"http://127.0.0.1:{sqlite_place.port}/api/guest"
    assert httpx.post(url, json={"name": "Ann"}, headers=headers, timeout=PATIENCE).status_code == status


def test_cookies_are_for_https_only_where_the_operator_says_so(tmp_path: Path) -> None:
    with Place(f"sqlite:///{tmp_path / 'tables.sqlite'}", secure_cookies=True) as place:
        reply = httpx.post(f"http://127.0.0.1:{place.port}/api/guest", json={"name": "Ann"}, timeout=PATIENCE)
    assert "; Secure" in reply.headers["set-cookie"]
    assert "; HttpOnly" in reply.headers["set-cookie"]
