"""Mixes: what goes together, why something does not, and what each choice makes of a mix."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import cyclades
from cyclades.editions import EDITIONS, checked_expansions
from cyclades.editions.mixes import (
    Mix,
    edition_choices,
    expansion_choices,
    fitted,
    part_choices,
    player_choices,
    preset_choices,
    preset_expansions,
    preset_named,
    preset_players,
    team_choice,
    wrong_in,
)
from cyclades.text import LANGUAGES
from cyclades.text.mix_texts import MixTexts, all_changes, all_reasons

BOXES = tuple(EDITIONS["classic"].expansions)
ALL = tuple(
    Mix("classic", players, boxes, teams)
    for size in range(len(BOXES) + 1)
    for boxes in combinations(BOXES, size)
    for players, teams in product(range(2, 7), (False, True))
)
"""Every mix of expansions, players and teams of the classic edition, good or bad."""

BAD = [
    (Mix("classic", 2, ("titans",)), "players", "Titans is for 3 to 6 players, not for 2.", "Titanes es para 3 a 6"),
    (Mix("classic", 6), "players", "6 players need Titans.", "Para 6 jugadores hace falta Titanes."),
    (Mix("classic", 6, ("titans",)), "needs-teams", "6 players play only in teams", "juegan solo en equipos de dos."),
    (
        Mix("classic", 3, ("titans",), True),
        "teams",
        "Teams are for 4 or 6 players, not for 3.",
        "4 o 6 jugadores, no 3.",
    ),
    (Mix("classic", 5, ("titans",), True), "teams", "not for 5.", "no 5."),
    (Mix("classic", 4, (), True), "teams", "Teams need Titans.", "Para jugar en equipos hace falta Titanes."),
    (
        Mix("classic", 4, ("hades", "hecate"), False, {"favours": "off"}),
        "needs-option",
        "Hecate needs the divine favours of Hades.",
        "Hécate necesita los favores divinos de Hades.",
    ),
    (
        Mix("classic", 4, ("hades", "manticore"), False, {"heroes": "off"}),
        "needs-option",
        "Manticore needs the heroes of Hades.",
        "Mantícora necesita los héroes de Hades.",
    ),
    (
        Mix("classic", 4, ("ruins",)),
        "needs-expansion",
        "Ancient Ruins needs Monuments.",
        "Ruinas Antiguas necesita Mon",
    ),
    (
        Mix("classic", 4, ("titans",), False, {"start": "printed"}),
        "needs-option",
        "Titans needs the free start.",
        "Titanes necesita el comienzo libre.",
    ),
    (
        Mix("classic", 4, ("hades",), False, {"god": "off", "heroes": "off", "favours": "off"}),
        "needs-one-on",
        "Hades needs at least one of its parts.",
        "Hades necesita al menos una de sus partes.",
    ),
    (Mix("legendary", 6), "needs-teams", "6 players play only in teams of two.", "6 jugadores"),
    (Mix("legendary", 5, (), True), "teams", "Teams are for 4 or 6 players, not for 5.", "no 5."),
    (Mix("legendary", 7), "players", "This edition is for 2 to 6 players, not for 7.", "Esta edición es para 2 a 6"),
]


def refused_for(mix: Mix) -> str | None:
    """Why the rules refuse a mix, if they do."""
    try:
        cyclades.new(mix.edition, mix.players, expansions=mix.expansions, teams=mix.teams, ask_chance=True)
    except cyclades.SetupError as error:
        return error.reason
    return None


def fits(mix: Mix) -> bool:
    return not any(wrong_in(mix))


@pytest.mark.parametrize("mix, code, english, spanish", BAD, ids=str)
def test_a_bad_mix_is_refused_with_a_reason_in_every_language(mix: Mix, code: str, english: str, spanish: str) -> None:
    with pytest.raises(cyclades.SetupError) as refused:
        cyclades.new(mix.edition, mix.players, expansions=mix.expansions, teams=mix.teams, options=mix.options)
    assert refused.value.reason == code
    [first, *_] = wrong_in(mix)
    assert (first.reason, first.about, str(first)) == (code, refused.value.about, str(refused.value))
    texts = all_reasons(mix.edition, refused.value)
    assert list(texts) == list(LANGUAGES)
    assert english in texts["en"]
    assert spanish in texts["es"]


def test_the_reasons_are_those_for_which_a_game_is_refused() -> None:
    """Some of all mixes: each box, number of players and way to play meets each other."""
    for mix in ALL[::7]:
        assert refused_for(mix) == next((error.reason for error in wrong_in(mix)), None), mix


def test_every_choice_from_every_mix_leads_to_one_that_fits() -> None:
    for mix in ALL:
        choices = [
            *player_choices(mix).values(),
            team_choice(mix),
            *expansion_choices(mix).values(),
            *part_choices(mix).values(),
            *preset_choices(mix).values(),
        ]
        if fits(mix):
            assert all(fits(choice.becomes) for choice in choices), mix
        assert fits(fitted(mix)), mix
        assert checked_expansions(EDITIONS["classic"], fitted(mix).expansions) == fitted(mix).expansions


def test_a_choice_keeps_what_was_wanted() -> None:
    for mix in filter(fits, ALL):
        for count, choice in player_choices(mix).items():
            assert choice.becomes.players == count, mix
        for name, choice in expansion_choices(mix).items():
            assert (name in choice.becomes.expansions) == (name not in mix.expansions), mix


def test_what_a_choice_changes_is_said() -> None:
    four, titans = Mix("classic", 4), Mix("classic", 5, ("titans",))
    for before, after, english, spanish in (
        (
            four,
            expansion_choices(four)["ruins"],
            "Add Monuments and Ancient Ruins",
            "Añadir Monumentos y Ruinas Antiguas",
        ),
        (
            four,
            player_choices(four)[6],
            "Add Titans, play with 6 in teams",
            "Añadir Titanes, pasar a 6 jugadores en equipos",
        ),
        (four, team_choice(four), "Add Titans, play in teams", "Añadir Titanes, jugar en equipos"),
        (
            titans,
            player_choices(titans)[2],
            "Leave out Titans, play with 2",
            "Dejar fuera Titanes, pasar a 2 jugadores",
        ),
        (titans, team_choice(titans), "Play with 6 in teams", "Pasar a 6 jugadores en equipos"),
        (four, player_choices(four)[4], "", ""),
    ):
        assert all_changes(before, after.becomes) == {"en": english, "es": spanish}


def test_a_part_that_is_left_out_is_called_by_its_name() -> None:
    mix = Mix("classic", 4, ("hades", "hecate"))
    after = part_choices(mix)["favours"].becomes
    assert all_changes(mix, after) == {
        "en": "Leave out Hecate and the divine favours of Hades",
        "es": "Dejar fuera Hécate y los favores divinos de Hades",
    }
    assert all_changes(after, mix)["en"] == "Add Hecate, choose the divine favours of Hades"


def test_what_is_otherwise_then_is_said_too() -> None:
    four, titans = Mix("classic", 4), Mix("classic", 5, ("titans",))
    english, spanish = MixTexts("en", "classic"), MixTexts("es", "classic")
    six = player_choices(four)[6].becomes
    assert english.changes(four, six, "now") == ["with Titans", "6 players in teams"]
    assert spanish.changes(titans, Mix("classic", 2), "now") == ["sin Titanes", "2 jugadores"]
    assert english.changes(four, four, "now") == []


def test_another_edition_is_for_as_many_as_play_if_it_can_be() -> None:
    mix = Mix("classic", 6, ("hades", "titans"), True, {"favours": "off"})
    choices = edition_choices(mix)
    assert (choices["classic"].chosen, choices["classic"].becomes) == (True, mix)
    assert (choices["legendary"].chosen, choices["legendary"].becomes) == (False, Mix("legendary", 6, (), True))
    assert edition_choices(Mix("legendary", 6, (), True))["classic"].becomes == Mix("classic", 5)


def test_a_part_takes_with_it_what_needs_it_and_the_last_one_stays() -> None:
    mix = Mix("classic", 4, ("hades", "hecate"))
    assert part_choices(mix)["favours"].becomes == Mix("classic", 4, ("hades",), False, {"favours": "off"})
    last = Mix("classic", 4, ("hades",), False, {"favours": "off", "heroes": "off"})
    assert [error.reason for error in part_choices(last)["god"].wrong] == ["needs-one-on"]
    again = expansion_choices(last)["hecate"]
    assert [error.reason for error in again.wrong] == ["needs-option"]
    assert again.becomes == Mix("classic", 4, ("hades", "hecate"), False, {"heroes": "off"})


def test_what_is_wrong_already_speaks_against_nothing_else() -> None:
    printed = Mix("classic", 4, ("titans",), False, {"start": "printed"})
    assert [error.reason for error in wrong_in(printed)] == ["needs-option"]
    assert expansion_choices(printed)["monuments"].wrong == []
    assert player_choices(printed)[5].becomes == Mix("classic", 5, ("titans",), False, {"start": "printed"})
    assert fitted(printed) == Mix("classic", 4, ("titans",))
    assert MixTexts("en", "classic").change(printed, fitted(printed)) == "Choose the free start"


def test_leaving_an_expansion_out_forgets_its_options() -> None:
    mix = Mix("classic", 6, ("hades", "titans"), True, {"magic_items": "fleeting"})
    left = expansion_choices(mix)["hades"].becomes
    assert left == Mix("classic", 6, ("titans",), True)
    assert expansion_choices(left)["titans"].becomes == Mix("classic", 5)


@pytest.mark.parametrize("name", [preset.name for edition in EDITIONS.values() for preset in edition.presets])
def test_a_preset_can_be_played_with_every_number_it_names(name: str) -> None:
    edition, preset = preset_named(name)
    for players in preset_players(edition, preset):
        boxes = preset_expansions(edition, preset)
        game = cyclades.new(edition.name, players, expansions=boxes, ask_chance=True)
        assert game.rules.expansions == list(boxes)
        mix = Mix(edition.name, players, boxes, bool(game.rules.seating.teams))
        assert [one for one, choice in preset_choices(mix).items() if choice.chosen] == [name]


def test_a_preset_takes_as_many_players_as_it_can() -> None:
    two = Mix("classic", 2, ("hades",), False, {"heroes": "off"})
    found = {name: choice.becomes for name, choice in preset_choices(two).items()}
    assert found["hades-evening"] == Mix("classic", 2, ("hades",))
    assert found["titans-for-six"] == Mix("classic", 6, ("titans",), True)
    assert found["everything"] == Mix("classic", 3, BOXES)
    assert preset_choices(Mix("legendary", 4)) == {}


def test_a_preset_that_there_is_not_is_refused() -> None:
    with pytest.raises(cyclades.SetupError, match=r"expected a preset among base-game, .*, got 'nothing'"):
        preset_named("nothing")
