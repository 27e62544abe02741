"""How to get to every page of the client and to every state of it that looks different."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tools.screenshots.tables import Tables

State = Callable[[Page, Tables], None]
LIT = "[data-area].lit"
TIDY = """() => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  document.activeElement?.blur();
}"""
STILL = """async () => {
  await document.fonts.ready;
  const ends = (moving) => moving.effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((moving) => moving.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def table(name: str) -> State:
    """A table, ready to be used."""

    def go(page: Page, tables: Tables) -> None:
        address = f"{tables.address}/table/{tables[name]}"
        if page.url == address:
            page.evaluate(TIDY)
        else:
            page.goto(address)
        page.locator("[data-area]").first.wait_for(state="attached")
        wait_until_still(page)

    return go


def wait_until_still(page: Page) -> None:
    """Until fonts are there and nothing moves."""
    page.evaluate(STILL)


def page_at(path: str, sign: str) -> State:
    def go(page: Page, tables: Tables) -> None:
        page.goto(tables.address + path)
        page.locator(sign).first.wait_for()
        wait_until_still(page)

    return go


def part(page: Page, name: str) -> None:
    """Bring a part of the table to the front, where not all are on the screen."""
    for place in ("parts", "side"):
        tab = page.locator(f"#{place}-tab-{name}")
        if tab.count():
            tab.click()
            return


def home(page: Page, tables: Tables) -> None:
    page_at("/", "#mine, #open")(page, tables)


def new_table(page: Page, tables: Tables) -> None:
    page_at("/new", ".go button.main")(page, tables)
    page.locator(".board svg").first.wait_for()
    wait_until_still(page)


def new_table_unfolded(page: Page, tables: Tables) -> None:
    new_table(page, tables)
    for fold in page.locator("details").all():
        fold.locator("summary").click()
    wait_until_still(page)


def lobby(page: Page, tables: Tables) -> None:
    page_at(f"/table/{tables['lobby']}", "main h1, main h2")(page, tables)
    page.locator("main .picture svg").first.wait_for(state="attached")
    wait_until_still(page)


def board(page: Page, tables: Tables) -> None:
    """Where a group goes is chosen on the board."""
    table("acting")(page, tables)
    if not page.locator(LIT).count():  # else the group is already on its way
        page.locator(".question .row button[data-action]").last.click()
        page.locator(LIT).first.wait_for(state="attached")
    wait_until_still(page)


def rules_search(page: Page, tables: Tables) -> None:
    page_at("/rules/legendary", "[id^=entry-]")(page, tables)
    page.locator("input[type=search]").fill(
        "metropolis" if page.locator("html").get_attribute("lang") == "en" else "metrópolis"
    )
    page.locator(".sheet mark").first.wait_for()
    wait_until_still(page)


def curtain(page: Page, tables: Tables) -> None:
    page_at(f"/table/{tables['screen']}", ".curtain button.main")(page, tables)


def settings(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    page.locator("button.menu").click()
    page.locator("dialog[open] .header button").click()
    page.locator("dialog[open]").wait_for()
    wait_until_still(page)


def menu(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    page.locator("button.menu").click()
    page.locator("dialog[open] details summary").click()
    wait_until_still(page)


def player(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    page.locator(".faction button.open").first.click(position={"x": 8, "y": 8})
    page.locator("dialog[open]").wait_for()
    wait_until_still(page)


def discard(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    part(page, "cards")
    page.locator("button.pile").first.click()
    page.locator("dialog[open]").wait_for()
    wait_until_still(page)


def explain(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    part(page, "cards")
    page.locator(".card button.icon").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[role=tooltip]").wait_for()
    wait_until_still(page)


def log_past(page: Page, tables: Tables) -> None:
    table("offering")(page, tables)
    part(page, "log")
    entries = page.locator(".entry[data-moment]")
    entries.first.wait_for(state="attached")
    entries.nth(max(0, entries.count() - 12)).click()
    page.locator(".entry.here").wait_for(state="attached")
    wait_until_still(page)


def after_game(page: Page, tables: Tables) -> None:
    page.goto(f"{tables.address}/table/{tables['over']}")
    page.locator("dialog[open] svg[role=img], dialog[open] figure").first.wait_for()
    wait_until_still(page)


def replay(page: Page, tables: Tables) -> None:
    table("replay")(page, tables)
    part(page, "log")
    slider = page.locator("[role=slider], input[type=range]").first
    slider.wait_for()
    box = slider.bounding_box()
    if box is not None:
        page.mouse.click(box["x"] + 0.7 * box["width"], box["y"] + box["height"] / 2)
    page.locator(".entry.here").wait_for(state="attached")
    wait_until_still(page)


def new_table_mix(page: Page, tables: Tables) -> None:
    """The form for a new table with everything, and a start that does not go with it."""
    new_table(page, tables)
    page.locator("input[name=edition][value=classic]").check()
    page.locator(".presets button").last.click()
    page.locator(".presets button[aria-pressed=true]").last.wait_for()
    page.locator("details", has=page.locator("select[id$=start]")).locator("summary").click()
    page.locator("select[id$=start]").select_option("printed")
    page.locator(".go .why").wait_for()
    page.locator(".board .picture:not(.busy) svg").first.wait_for()
    wait_until_still(page)
    page.locator(".presets").evaluate("(presets) => presets.parentElement.scrollIntoView()")


def underworld_new(page: Page, tables: Tables) -> None:
    """The form for a new table, with an expansion that has parts, one of them left out."""
    new_table(page, tables)
    page.locator("input[name=edition][value=classic]").check()
    boxes = page.locator("[data-box]")
    boxes.nth(0).locator("input").first.check()
    boxes.nth(1).locator("input").first.check()
    page.locator(".parts input").nth(1).uncheck()
    page.locator("details").first.locator("summary").click()
    page.locator(".board svg").first.wait_for()
    wait_until_still(page)
    page.locator("[data-box]").first.scroll_into_view_if_needed()


def underworld_roll(page: Page, tables: Tables) -> None:
    """A cycle begins with dice."""
    tables.made.pop("underworld-roll", None)
    table("underworld-roll")(page, tables)
    page.locator(LIT).first.dispatch_event("click")
    page.locator(".rolled").wait_for()
    wait_until_still(page)


def underworld_aegis(page: Page, tables: Tables) -> None:
    """Dice that an item may still change."""
    tables.made.pop("underworld-aegis", None)
    table("underworld-aegis")(page, tables)
    page.locator(LIT).first.dispatch_event("click")
    page.locator("section.question [data-action='play zeus-aegis']").wait_for()
    wait_until_still(page)


def tab_of(name: str, tab: str) -> State:
    """A table with a part of it brought to the front."""

    def go(page: Page, tables: Tables) -> None:
        table(name)(page, tables)
        part(page, tab)
        wait_until_still(page)

    return go


def underworld_belt(page: Page, tables: Tables) -> None:
    """Gods are to be chosen from."""
    table("underworld-belt")(page, tables)
    for answer in ("play aphrodites-belt", "rob blue"):
        button = page.locator(f"section.question [data-action='{answer}']")
        if not page.locator("[data-named-god]").count():
            button.click()
    page.locator("[data-named-god]").first.wait_for(state="attached")
    part(page, "gods")
    wait_until_still(page)


def underworld_player(page: Page, tables: Tables) -> None:
    table("underworld-offering")(page, tables)
    page.locator(".faction button.open").first.click(position={"x": 8, "y": 8})
    page.locator("dialog[open]").wait_for()
    wait_until_still(page)


def underworld_hero(page: Page, tables: Tables) -> None:
    """A hero among the creatures, explained."""
    tab_of("underworld-offering", "cards")(page, tables)
    page.locator(".card.hero button.icon").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[role=tooltip]").wait_for()
    wait_until_still(page)


def underworld_column(page: Page, tables: Tables) -> None:
    """What a counter is about."""
    tab_of("underworld-offering", "gods")(page, tables)
    page.locator(".column:not(.mini) button.head").first.click()
    page.locator("[role=tooltip]").wait_for()
    wait_until_still(page)


def titans_new(page: Page, tables: Tables) -> None:
    """The form for a new table of six, in teams."""
    new_table(page, tables)
    page.locator("input[name=edition][value=classic]").check()
    page.locator("[data-box]", has_text="Titan").locator("input").first.check()
    page.get_by_role("radio", name="6", exact=True).click()
    page.locator(".board .picture:not(.busy) svg").first.wait_for()
    page.wait_for_function("() => document.querySelector('.board')?.textContent.includes('Lemnos')")
    wait_until_still(page)


def titans_artifact(page: Page, tables: Tables) -> None:
    """An artifact among the creatures, explained."""
    tab_of("titans-offering", "cards")(page, tables)
    page.locator(".card.artifact button.icon").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[role=tooltip]").wait_for()
    wait_until_still(page)


def titans_player(page: Page, tables: Tables) -> None:
    table("titans-six")(page, tables)
    page.locator(".faction button.open").first.click(position={"x": 8, "y": 8})
    page.locator("dialog[open]").wait_for()
    wait_until_still(page)


STATES: dict[str, State] = {
    "home": home,
    "new-table": new_table,
    "new-table-unfolded": new_table_unfolded,
    "new-table-mix": new_table_mix,
    "lobby": lobby,
    "table": table("offering"),
    "explain": explain,
    "player": player,
    "discard": discard,
    "menu": menu,
    "settings": settings,
    "log-past": log_past,
    "table-board": board,
    "table-battle": table("battle"),
    "table-classic": table("classic"),
    "table-six": table("six"),
    "curtain": curtain,
    "after-game": after_game,
    "replay": replay,
    "rules": page_at("/rules/legendary", "[id^=entry-]"),
    "rules-search": rules_search,
    "not-found": page_at("/table/nowhere", ".astray h1"),
}

UNDERWORLD: dict[str, State] = {
    "underworld-new-table": underworld_new,
    "underworld-offering": table("underworld-offering"),
    "underworld-board": tab_of("underworld-god", "board"),
    "underworld-gods": tab_of("underworld-god", "gods"),
    "underworld-cards": tab_of("underworld-offering", "cards"),
    "underworld-people": tab_of("underworld-offering", "players"),
    "underworld-player": underworld_player,
    "underworld-hero": underworld_hero,
    "underworld-column": underworld_column,
    "underworld-favour": table("underworld-favour"),
    "underworld-upkeep": table("underworld-upkeep"),
    "underworld-belt": underworld_belt,
    "underworld-battle": table("underworld-battle"),
    "underworld-roll": underworld_roll,
    "underworld-aegis": underworld_aegis,
}
"""With Hades."""

TITANS: dict[str, State] = {
    "titans-new-table": titans_new,
    "titans-start": table("titans-start"),
    "titans-board": tab_of("titans-kronos", "board"),
    "titans-offering": table("titans-offering"),
    "titans-cards": tab_of("titans-offering", "cards"),
    "titans-artifact": titans_artifact,
    "titans-kronos": tab_of("titans-kronos", "gods"),
    "titans-special": table("titans-special"),
    "titans-caduceus": table("titans-caduceus"),
    "titans-six": table("titans-six"),
    "titans-six-offering": tab_of("titans-six-offering", "gods"),
    "titans-six-people": tab_of("titans-six", "players"),
    "titans-player": titans_player,
}
"""With Titans."""

EVERYTHING: dict[str, State] = {
    "everything-board": tab_of("everything-hades", "board"),
    "everything-offering": tab_of("everything-offering", "gods"),
    "everything-cards": tab_of("everything-offering", "cards"),
    "everything-people": tab_of("everything-offering", "players"),
}
"""All boxes at once, with six in teams."""
