"""One's seats in another browser: a link that no server sees, works once, and what came of it can be ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cyclades.server.limits import Limits
from tests.server.running import Server, wait_for
from tests.web.visitor import Visitor

pytestmark = pytest.mark.interpreted


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every address and every referrer that the server gets to see."""
    seen: list[str] = []
    check = Limits.check

    def noted(self: Limits, scope: dict[str, object]) -> None:
        referrers = [value for name, value in scope["headers"] if name == b"referer"]  # type: ignore[attr-defined]
        seen.append(f"{scope['raw_path']!r} {scope['query_string']!r} {referrers}")
        check(self, scope)

    monkeypatch.setattr(Limits, "check", noted)
    return seen


def link_of(visitor: Visitor, name: str) -> str:
    """The secret link that somebody makes on the first page."""
    page = visitor.open()
    page.get_by_text("Your seats in another browser").click()
    visitor.button(name).click()
    field = page.get_by_label("Your secret link")
    expect(field).to_be_visible()
    return field.input_value()


def test_a_link_brings_ones_seats_to_another_browser_once(
    server: Server, visit: Callable[..., Visitor], addresses: list[str]
) -> None:
    ann = server.person("Ann")
    ann.table("me", "open", start=False, title="Sunday")
    home = visit(person=ann)
    link = link_of(home, "Make a link")
    assert link.startswith(f"{home.address}/back#")
    secret = link.partition("#")[2]

    phone = visit(size=(390, 844))
    phone.page.goto(link)
    expect(phone.page.get_by_role("status").filter(has_text="Welcome back, Ann")).to_be_visible()
    expect(phone.page.get_by_text("Sunday")).to_be_visible()
    assert phone.page.url == f"{phone.address}/"
    assert not [address for address in addresses if secret in address]
    assert len([address for address in addresses if "recover" in address]) == 1

    late = visit(language="es")
    late.forgiven = True  # the refusal is on the console
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("ya se ha usado")
    assert late.page.url == f"{late.address}/"
    assert late.person.get("/api/guest") == {"name": None}


@pytest.mark.parametrize("path", ["/back", "/back#", "/back/secret"])
def test_a_link_without_its_secret_says_so(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit()
    page = visitor.open(path)
    expect(page.get_by_role("alert")).to_contain_text("a part of it is missing")


def test_whoever_is_somebody_already_is_asked_first(server: Server, visit: Callable[..., Visitor]) -> None:
    link = server.person("Ann").post("/api/guest/link")["link"]
    bob = visit(person=server.person("Bob"))
    page = bob.open(f"/back#{link}")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("In this browser you are Bob")
    assert page.url == f"{bob.address}/", "the secret does not stay in the address"
    bob.button("Follow the link").click()
    expect(page.get_by_role("status").filter(has_text="Welcome back, Ann")).to_be_visible()
    assert bob.person.get("/api/guest") == {"name": "Ann"}


def test_other_browsers_are_seen_and_ended(server: Server, visit: Callable[..., Visitor]) -> None:
    ann = server.person("Ann")
    others = []
    for agent in ("thief/1.0", "phone/2.0", "tablet/3.0"):
        other = server.person(None)
        other.http.headers["user-agent"] = agent
        other.post("/api/guest/recover", link=ann.post("/api/guest/link")["link"])
        others.append(other)
    home = visit(person=ann)
    page = home.open()
    page.get_by_text("Your seats in another browser").click()
    listed = page.get_by_role("region", name="Where you are Ann")
    expect(listed.get_by_role("listitem")).to_have_count(4)
    expect(listed.get_by_role("listitem").filter(has_text="this browser")).to_have_count(1)
    home.button("End thief").click()
    expect(listed.get_by_role("listitem")).to_have_count(3)
    assert [other.get("/api/guest")["name"] for other in others] == [None, "Ann", "Ann"]
    home.button("End all others").click()
    expect(listed.get_by_role("listitem")).to_have_count(1)
    assert [other.get("/api/guest")["name"] for other in others] == [None] * 3
    assert ann.get("/api/guest") == {"name": "Ann"}


def test_the_table_of_a_session_that_was_ended_says_so(server: Server, visit: Callable[..., Visitor]) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random")
    phone = server.person(None)
    phone.post("/api/guest/recover", link=ann.post("/api/guest/link")["link"])
    visitor = visit(person=phone)
    page = visitor.open(f"/table/{table}")
    wait_for(lambda: ann.get(f"/api/tables/{table}")["seats"][0]["present"])
    visitor.forgiven = True
    ann.post("/api/guest/sessions/end-others")
    expect(page.get_by_role("heading", name="You have signed out here")).to_be_visible()
