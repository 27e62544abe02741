"""Schemas: what the server says about itself is valid, complete and true; and no request makes it fail."""

from __future__ import annotations

import importlib
import json
import pkgutil
import random
import re
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from cyclades.server import api
from cyclades.server.app import create_app
from cyclades.server.guests import COOKIE
from cyclades.server.settings import Settings
from tests.server.running import Person, Server

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def application() -> Any:
    return create_app(Settings())


def test_openapi_is_valid_and_names_every_endpoint() -> None:
    document = application().openapi()
    assert document["openapi"].startswith("3.1")
    named = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    modules = [importlib.import_module(f"{api.__name__}.{found.name}") for found in pkgutil.iter_modules(api.__path__)]
    routes = [route for module in modules for route in getattr(getattr(module, "router", None), "routes", [])]
    served = {(method, route.path) for route in routes for method in route.methods}
    assert named == served
    assert len(named) > 20
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": DIALECT, **schema})


def test_every_reference_in_openapi_leads_somewhere() -> None:
    document = application().openapi()
    references = re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))
    assert len(references) > 30
    for reference in references:
        found: Any = document
        for part in reference.split("/"):
            found = found[part]


def test_every_endpoint_says_what_it_does_and_how_it_refuses() -> None:
    for path, item in application().openapi()["paths"].items():
        for method, operation in item.items():
            assert operation.get("description"), f"{method} {path}"
            assert {"4XX", "5XX"} <= set(operation["responses"]), f"{method} {path}"


def validator(document: dict[str, Any], side: str) -> Any:
    return jsonschema_rs.validator_for({"$schema": DIALECT, "$defs": document["$defs"], **document[side]})


def test_every_message_of_a_game_fits_the_schema_of_the_protocol(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    document = ann.get("/api/protocol.json")
    for side in ("client", "server"):
        jsonschema_rs.meta.validate({"$schema": DIALECT, "$defs": document["$defs"], **document[side]})
    server, client = validator(document, "server"), validator(document, "client")
    table = ann.table("me", "me", "random", options={"max_cycles": 2})
    eve = sqlite_server.person("Eve")
    with ann.connect(table, "language=en") as line, eve.connect(table, "view=full") as spectator:
        line.ask("say", text="hello")
        line.ask("undo", seat=0)
        line.ask("propose", seat=0, what="takeback", moment=1)
        line.socket.send("nonsense")
        update = line.latest(0) if line.latest(0)["question"] else line.latest(1)
        if update["question"] is not None:
            line.ask("hint", seat=update["seat"])
            line.ask("coach", seat=update["seat"])
            line.answer(update)
        line.play(random.Random(1))
        spectator.until(lambda message: message["type"] == "update" and message["view"]["over"])
    kinds = set()
    whole = [message for message in spectator.received if message["type"] == "update"]
    assert all(message["view"]["format"] == "cyclades-view" for message in whole)
    for message in line.received + spectator.received:
        kinds.add(message["type"])
        errors = [error.message for error in server.iter_errors(message)]
        assert not errors, errors
    assert kinds >= {"welcome", "table", "chat", "update", "refused", "done"}
    assert client.is_valid({"type": "answer", "id": 1, "seat": 0, "question": "0", "actions": ["end"]})
    assert not client.is_valid({"type": "answer", "id": 1, "seat": 9, "question": "0", "actions": ["end"]})
    assert not client.is_valid({"type": "cheat", "id": 1})
    assert not server.is_valid({"type": "update", "seat": 0})


# -- requests of every kind ---------------------------------------------------------------------------------------


def prepared(server: Server) -> tuple[Person, list[str]]:
    """Somebody with tables of every status, for requests that find something."""
    ann = server.person("Ann")
    waiting = ann.table("me", "open", "open", start=False, listed=True)
    running = ann.table("me", "me", "me")
    over = ann.table("me", "me", "me")
    with ann.connect(over) as line:
        line.ask("propose", seat=0, what="abandon")
    replay = ann.post("/api/records", 201, **ann.get(f"/api/tables/{over}/record"))["id"]
    return ann, [waiting, running, over, str(replay)]


def bombard(server: Server, examples: int) -> None:
    """Send requests that fit the description and such that do not; none may be a server error."""
    ann, tables = prepared(server)
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    numbers = random.Random(1)
    refused = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), known=st.booleans(), seated=st.booleans())
        def send(case: Any, known: bool, seated: bool) -> None:
            if known and case.path_parameters and "id" in case.path_parameters:
                case.path_parameters["id"] = numbers.choice(tables)
            cookies = {COOKIE: ann.http.cookies[COOKIE]} if seated else {}
            reply = case.call(cookies=cookies)
            refused.append(reply.status_code)
            case.validate_response(reply, checks=[not_a_server_error])

        send()
    assert any(code < 300 for code in refused)
    assert any(code >= 400 for code in refused)


def test_no_request_makes_the_server_fail(sqlite_server: Server) -> None:
    bombard(sqlite_server, 2)


@pytest.mark.slow
def test_no_request_of_many_makes_the_server_fail(server: Server) -> None:
    bombard(server, 40)


def test_every_event_and_question_of_a_game_is_described(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    described = ann.get("/api/protocol.json")
    for setup in ({"edition": "legendary"}, {"edition": "classic", "expansions": ["monuments", "ruins"]}):
        table = ann.table("me", "me", "me", **setup)
        with ann.connect(table) as line:
            line.play(random.Random(2), 250)
            updates = [message for message in line.received if message["type"] == "update"]
        events = [event for update in updates for moment in update["moments"] for event in moment["events"]]
        assert len(events) > 100
        for event in events:
            assert list(event) == ["event", *described["events"][event["event"]]]
        asked = [update["question"] for update in updates if update["question"]]
        for question in asked:
            assert list(question["about"]) == described["questions"][question["kind"]]
