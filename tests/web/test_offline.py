"""Without a connection: the client can be installed, says that the server is away, and shows the rules."""

from __future__ import annotations

import json
import shutil
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.running import Server, wait_for
from tests.web.pages import AXE, found
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted

KEPT_ALL = """async (language) => {
  if (!navigator.serviceWorker.controller) return false;
  const rules = (edition) => caches.match(`/api/texts/${edition}?language=${language}&played=`);
  return Boolean((await rules("legendary")) && (await rules("classic")));
}"""
CACHED = """async () => {
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names, keys.flat().map((request) => request.url)];
}"""
AWAY = "The server does not answer."
PAGE = "index.html"
WORKER = "service-worker.js"


@pytest.fixture
def built(client: Path, tmp_path: Path) -> Path:
    """The built client in a folder of its own."""
    return Path(shutil.copytree(client, tmp_path / "built"))


@pytest.fixture
def server(built: Path, tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(built)) as running:
        yield running


def kept(visitor: Visitor, language: str = "en") -> None:
    """Wait until everything is there that is needed without a connection."""
    wait_for(lambda: bool(visitor.page.evaluate(KEPT_ALL, language)))


def names_kept(visitor: Visitor) -> list[str]:
    """The builds of which something is kept, as another page finds them."""
    page = visitor.context.new_page()
    page.goto(visitor.address)
    names: list[str] = page.evaluate("() => caches.keys()")
    page.close()
    return names


def test_it_can_be_installed(visit: Callable[..., Visitor], client: Path) -> None:
    page = visit().open()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    reply = page.request.get(page.url.rstrip("/") + str(link))
    assert reply.headers["content-type"].startswith("application/manifest+json")
    manifest = reply.json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Cyclades", "/", "standalone")
    sizes = {}
    for icon in manifest["icons"]:
        picture = page.request.get(page.url.rstrip("/") + icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            sizes[icon.get("purpose", "any"), wide] = icon["src"]
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= sizes.keys()
    assert (client / "icon-180.png").is_file()


@pytest.mark.parametrize("language, away", [("en", AWAY), ("es", "El servidor no responde.")])
def test_without_a_server_the_rules_are_there(
    visit: Callable[..., Visitor], server: Server, language: str, away: str
) -> None:
    visitor = visit(keeping=True, language=language, size=PHONE)
    page = visitor.open()
    page.locator("main h1").first.wait_for()
    assert page.get_by_text(away).count() == 0
    kept(visitor, language)
    visitor.forgiven = True
    server.stop()
    for path in ("/rules/classic", "/rules/legendary/hera", "/"):
        visitor.open(path)
        page.get_by_text(away).wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert found(page, "dark") == []
    assert page.get_by_text(away).count() == 1
    page.locator("main a[href='/rules']").first.click()
    page.locator("#entry-hera").wait_for()


def test_the_notice_goes_when_the_server_is_back(
    visit: Callable[..., Visitor], server: Server, built: Path, tmp_path: Path
) -> None:
    visitor = visit(keeping=True)
    page = visitor.open()
    kept(visitor)
    visitor.forgiven = True
    server.stop()
    visitor.open("/")
    page.get_by_text(AWAY).wait_for()
    with Server(f"sqlite:///{tmp_path / 'other.sqlite'}", web_folder=str(built), port=server.port):
        page.get_by_text(AWAY).wait_for(state="detached")


def test_nothing_of_tables_or_people_is_kept(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random")
    visitor = visit(keeping=True, person=ann)
    page = visitor.open(f"/table/{table}")
    page.locator("[data-area]").first.wait_for()
    kept(visitor)
    page.reload()
    page.locator("[data-area]").first.wait_for()
    visitor.open("/")
    names, urls = page.evaluate(CACHED)
    assert len(names) == 1
    parts = [urlsplit(url) for url in urls]
    assert len(parts) > 15
    for part in parts:
        rules = part.path.startswith("/api/texts/") and part.query.endswith("&played=")
        assert part.path in ("/", "/manifest.webmanifest") or part.path.startswith(("/assets/", "/icon")) or rules


def test_a_new_build_is_seen_at_once_and_open_pages_stay_whole(
    visit: Callable[..., Visitor], server: Server, built: Path, tmp_path: Path
) -> None:
    visitor = visit(keeping=True)
    page = visitor.open()
    kept(visitor)
    visitor.forgiven = True
    server.stop()
    other = Path(shutil.copytree(built, tmp_path / "other"))
    for path in other.rglob("Rules-*"):
        path.unlink()  # as if it had another name now
    for path in [*other.glob(f"{PAGE}.*"), *other.glob(f"{WORKER}.*")]:
        path.unlink()
    text = (other / PAGE).read_text()
    (other / PAGE).write_text(text.replace("<title>Cyclades</title>", "<title>Another build</title>"))
    line, _, program = (other / WORKER).read_text().partition("\n")
    listed = json.loads(line.removeprefix("self.KEPT=").removesuffix(";"))
    listed["files"] = [path for path in listed["files"] if "/Rules-" not in path]
    (other / WORKER).write_text(f"self.KEPT={json.dumps({**listed, 'build': 'another'})};\n{program}")
    with Server(f"sqlite:///{tmp_path / 'other.sqlite'}", web_folder=str(other), port=server.port):
        page.get_by_role("link", name="Rules", exact=True).first.click()
        page.locator("#entry-hera").wait_for()  # from what was kept: the server has it no more
        second = visitor.context.new_page()
        reply = second.goto(f"{visitor.address}/new")
        assert reply is not None
        assert "Another build" in reply.text()
        page.close()
        second.close()
        third = visitor.context.new_page()
        third.goto(visitor.address)
        wait_for(lambda: "cyclades-another" in third.evaluate("() => caches.keys()"))
        assert len(third.evaluate("() => caches.keys()")) == 2, "it waits for the pages of the build before"
        third.close()
        wait_for(lambda: names_kept(visitor) == ["cyclades-another"])
