"""docs/protocol.md and docs/server.md: the robot plays, and the pages tell of all that there is and of nothing else."""

from __future__ import annotations

import asyncio
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
from cyclades.cli.operate import db_command, tables_command
from cyclades.server import errors
from cyclades.server.api.system import protocol
from cyclades.server.app import create_app
from cyclades.server.messages import DECODER, PROTOCOL, Message, Request
from cyclades.server.settings import PREFIX, Settings
from tests.server.running import PATIENCE, Server, wait_for

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

    def start(server: Server, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(file), f"http://127.0.0.1:{server.port}", *arguments]
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
    assert max(map(len, lines)) <= 100


def test_the_robot_takes_a_seat_and_plays(sqlite_server: Server, robot: Any) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", "open", start=False, edition="classic")
    ann.post(f"/api/tables/{table}/seats/2/take")
    process = robot(sqlite_server, table)
    wait_for(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["present"], 3 * PATIENCE)
    assert ann.get(f"/api/tables/{table}")["seats"][1]["name"] == "Robot"
    ann.post(f"/api/tables/{table}/start")
    answered: set[int] = set()
    with ann.connect(table) as line:
        while ann.get(f"/api/tables/{table}")["status"] == "running":
            update = line.until("update")
            answered |= {moment["moment"] for moment in update["moments"] if moment["player"] == 1}
            if len(answered) >= 4:
                CliRunner().invoke(main, ["tables", "close", table, "--database", sqlite_server.settings.database_url])
            if update["question"]:
                question = update["question"]
                action = question["choices"][0]["action"]
                line.say("answer", seat=update["seat"], question=question["id"], actions=[action])
    assert len(answered) >= 4
    output, trouble = process.communicate(timeout=3 * PATIENCE)
    assert (process.returncode, output, trouble) == (0, "", "")


@pytest.mark.slow
def test_the_robot_plays_a_whole_game_at_a_table_of_its_own(sqlite_server: Server, robot: Any) -> None:
    process = robot(sqlite_server)
    output, trouble = process.communicate(timeout=280)
    assert (process.returncode, output, trouble) == (0, "", "")
    [table] = sqlite_server.registry.tables.values()
    assert table.status == "over"
    assert (table.seats[0].kind, table.seats[0].name) == ("person", "Robot")
    assert table.log is not None
    assert sum(moment.player == 0 and not moment.note for moment in table.log.moments) > 10


# -- messages -----------------------------------------------------------------------------------------------------


def sections(chapter: str) -> dict[str, str]:
    """The sections of a chapter whose headings are names."""
    [text] = re.findall(rf"^## {chapter}\n(.*?)(?=^## |\Z)", PROTOCOL_PAGE, re.DOTALL | re.MULTILINE)
    parts = re.split(r"^### `(\S+)`\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tagged(union: Any) -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


CLIENT, SERVER = tagged(Request), tagged(Message)
DOCUMENT = create_app(Settings()).openapi()
TYPES: dict[str, Any] = asyncio.run(protocol())["$defs"] | DOCUMENT["components"]["schemas"]
"""The schema of every type that is sent or received, by its name."""
MESSAGES = {kind.__name__: tag for tag, kind in [*CLIENT.items(), *SERVER.items()]}
DOCUMENTED = {
    **{CLIENT[tag].__name__: text for tag, text in sections("From clients").items()},
    **{SERVER[tag].__name__: text for tag, text in sections("From the server").items()},
    **sections("Types"),
}


def named(text: str) -> set[str]:
    return set(re.findall(r"`([^`\s]+)`", text))


def type_text(schema: dict[str, Any]) -> str:
    """A type as the page writes it: `list of string or null`."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        parts = sorted(map(type_text, schema["anyOf"]), key=lambda part: part == "null")
        return " or ".join(dict.fromkeys(parts))
    if "enum" in schema:
        return "string"
    if schema.get("type") == "array":
        return f"list of {type_text(schema['items'])}"
    if schema.get("additionalProperties"):
        return f"object of {type_text(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))


def fields_of(name: str) -> dict[str, str]:
    """The fields of a type, each as the page has to describe it. The `type` of a message is its heading."""
    schema = TYPES[name]
    fields = {field: type_text(kind) for field, kind in schema["properties"].items()}
    if name in MESSAGES:
        del fields["type"]
    return {
        field: kind if field in schema.get("required", ()) else f"{kind}, optional" for field, kind in fields.items()
    }


def test_the_page_is_about_the_version_that_is_spoken() -> None:
    assert f"Everything here is version {PROTOCOL}." in PROTOCOL_PAGE


def test_every_message_and_every_type_has_its_section_and_there_is_no_other() -> None:
    assert list(sections("From clients")) == list(CLIENT)
    assert list(sections("From the server")) == list(SERVER)
    assert set(DOCUMENTED) == set(TYPES)


@pytest.mark.parametrize("name", TYPES)
def test_a_section_has_every_field_with_its_type_and_no_other(name: str) -> None:
    told = re.findall(r"^- `(\w+)` \(([^)]*)\):\s+\S", DOCUMENTED[name], re.MULTILINE)
    assert [(field, " ".join(kind.split())) for field, kind in told] == list(fields_of(name).items())


@pytest.mark.parametrize("name", TYPES)
def test_a_field_that_is_one_of_some_names_says_which(name: str) -> None:
    for field, schema in TYPES[name]["properties"].items():
        if field in fields_of(name):
            [entry] = re.findall(rf"^- `{field}` \(.*?(?=^- |^$|\Z)", DOCUMENTED[name], re.DOTALL | re.MULTILINE)
            values = [value for part in [schema, *schema.get("anyOf", ())] for value in part.get("enum", ())]
            assert {value for value in values if value is not None} <= named(entry) or "as in" in entry


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


def test_the_kinds_of_chat_are_those_of_the_page() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r"table\.line\(\"([\w-]+)\"", source)) | set(re.findall(r"self\.line\(\"([\w-]+)\"", source))
    [listed] = re.findall(r"^- `kind` (.*?)^- ", DOCUMENTED["ChatLine"], re.DOTALL | re.MULTILINE)
    assert named(listed) == used


ERROR = r"^- `([a-z-]+)`(?: \((\d+)\))?: "


def chapter(title: str) -> str:
    [text] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PROTOCOL_PAGE, re.DOTALL | re.MULTILINE)
    return str(text)


# -- errors -------------------------------------------------------------------------------------------------------


def kinds_of(error: type[errors.TableError]) -> Iterator[type[errors.TableError]]:
    yield error
    for below in error.__subclasses__():
        yield from kinds_of(below)


def test_every_error_code_is_on_the_page_with_its_status() -> None:
    told = dict(re.findall(ERROR, chapter("Errors"), re.MULTILINE))
    known = {kind.code: str(kind.status) for kind in kinds_of(errors.TableError)}
    assert told == known | {"unreadable": "", "internal": "500"}


def test_no_other_error_code_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = re.findall(r"Refused\([\w.]+, \"([\w-]+)\"", source) + re.findall(r"\"code\": \"([\w-]+)\"", source)
    told = {code for code, _ in re.findall(ERROR, chapter("Errors"), re.MULTILINE)}
    assert {"unreadable", "internal"} <= set(used) <= told


def test_a_connection_is_closed_with_the_codes_of_the_page(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    line = ann.connect("nowhere")
    assert line.closed() == 4404
    assert line.received[-1]["type"] == "refused"
    staying = ann.connect(ann.table("me", "me"))
    staying.until("welcome")
    sqlite_server.uvicorn.should_exit = True
    assert staying.closed() == 1012
    for code in ("4404", "4426", "4429", "1012", "1011", "1009", "1006"):
        assert re.search(rf"\b{code}\b", PROTOCOL_PAGE)


# -- HTTP, settings, metrics --------------------------------------------------------------------------------------


def types_of(operation: dict[str, Any]) -> tuple[str, str]:
    """The types of the body and of the reply of an operation; empty where it has none, or any JSON."""
    good = next(reply for status, reply in operation["responses"].items() if str(status).startswith("2"))
    schemas = [
        part.get("content", {}).get("application/json", {}).get("schema", {})
        for part in (operation.get("requestBody", {}), good)
    ]
    body, reply = (str(schema.get("$ref", "")).rpartition("/")[2] for schema in schemas)
    return body, reply


def test_every_endpoint_is_on_the_page_with_its_types_and_no_other() -> None:
    known = {
        f"{method.upper()} {path}": types_of(operation)
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
    }
    entry = r"^- `([A-Z]+ /\S+)`(?: \((?:takes `(\w+)`)?(?:,\s)?(?:gives\s`(\w+)`)?\))?:"
    told = re.findall(entry, PROTOCOL_PAGE, re.MULTILINE)
    assert {request: (body, reply) for request, body, reply in told} == known
    assert set(re.findall(r"`((?:GET|POST|PUT) /[^`]+)`", SERVER_PAGE)) <= set(known)


def written(default: object) -> str:
    """A default as the page writes it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return f"{default:g}" if isinstance(default, float) else str(default)


def test_every_setting_is_on_the_page_with_its_default_and_no_other() -> None:
    told = re.findall(r"^- `(CYCLADES_\w+)`(?: \(`([^`]*)`\))?:", SERVER_PAGE, re.MULTILINE)
    assert told == [(PREFIX + field.name.upper(), written(field.default)) for field in fields(Settings)]


def test_settings_that_the_pages_mention_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert set(re.findall(r"CYCLADES_[A-Z_]+", SERVER_PAGE + PROTOCOL_PAGE)) <= known


def test_every_metric_is_on_the_page_and_no_other(sqlite_server: Server) -> None:
    text = httpx.get(f"http://127.0.0.1:{sqlite_server.port}/metrics").text
    known = {name for name in re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE) if not name.endswith("_created")}
    assert set(re.findall(r"^\| `(cyclades_\w+)` \| ", SERVER_PAGE, re.MULTILINE)) == known


def test_the_commands_of_the_operator_exist() -> None:
    commands = re.findall(r"^- `python3 dev.py run ([a-z]+ [a-z]+)", SERVER_PAGE, re.MULTILINE)
    groups = {"tables": set(tables_command.commands), "db": set(db_command.commands)}
    assert {tuple(command.split()) for command in commands} == {(g, name) for g in groups for name in groups[g]}


# -- behind a proxy -----------------------------------------------------------------------------------------------


def test_behind_a_proxy_limits_are_those_of_the_address_it_tells(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=0.01) as server:

        def ask(address: str) -> int:
            url = f"http://127.0.0.1:{server.port}/api/guest"
            return httpx.get(url, headers={"X-Forwarded-For": address}, timeout=PATIENCE).status_code

        assert [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.2")] == [200, 429, 200]


@pytest.mark.parametrize("host, status", [("games.example", 200), ("127.0.0.1:8765", 403)])
def test_behind_a_proxy_the_host_has_to_be_passed_on(host: str, status: int, sqlite_server: Server) -> None:
    headers = {"Origin": "https://games.example", "Host": host}
    url = f"http://127.0.0.1:{sqlite_server.port}/api/guest"
    assert httpx.post(url, json={"name": "Ann"}, headers=headers, timeout=PATIENCE).status_code == status


def test_cookies_are_for_https_only_where_the_operator_says_so(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", secure_cookies=True) as server:
        reply = httpx.post(f"http://127.0.0.1:{server.port}/api/guest", json={"name": "Ann"}, timeout=PATIENCE)
    assert "; Secure" in reply.headers["set-cookie"]
    assert "; HttpOnly" in reply.headers["set-cookie"]
