"""The tables that are shown: in the lobby, at an offering, on one screen, after the end …"""

from __future__ import annotations

import json

from websockets.sync.client import ClientConnection, connect

import cyclades
from tools.screenshots import everything, titans, underworld
from tools.screenshots.demo_server import Gather, Guest
from tools.screenshots.games import CLASSIC, LEGENDARY, SIX, Match, Record, played

NAMES = ("Ariadne", "Theo", "Helena", "Nikos", "Daphne", "Leon")
HOST = NAMES[0]
BOXES = {
    "underworld": (underworld.record, "Below Naxos"),
    "titans": (titans.record, "Old gods, new islands"),
    "everything": (everything.record, "All boxes on the table"),
}
"""Expansions whose positions are shown, each with the title of its tables."""


class Tables:
    """Tables that a guest called Ariadne has made, whose turn it is at all of them; made when they are first wanted."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.host = Guest(address, HOST)
        self.friends = {name: Guest(address, name) for name in NAMES[1:]}
        self.made: dict[str, str] = {}
        self.lines: list[ClientConnection] = []

    def __getitem__(self, name: str) -> str:
        """The id of a table."""
        if name not in self.made:
            box, _, scene = name.partition("-")
            self.made[name] = self.scene(box, scene) if box in BOXES else getattr(self, name)()
        return self.made[name]

    def record(self, match: Match, moment: str) -> Record:
        return played(match)[moment]

    def among_friends(self, record: Record, title: str) -> str:
        """A record goes on with Ariadne on the seat that is asked and friends on the others."""
        asked = cyclades.load(record).player
        seats = [{"kind": "me" if number == asked else "open"} for number in range(record["setup"]["players"])]
        return self.host.continued(record, seats, self.sit(asked), title=title)

    def sit(self, asked: int | None) -> Gather:
        def down(table: str, seats: int) -> None:
            friends = iter(self.friends.values())
            for number in range(seats):
                if number != asked:
                    friend = next(friends)
                    friend.post(f"/api/tables/{table}/seats/{number}/take")
                    self.lines.append(line_of(friend, table))

        return down

    def close(self) -> None:
        """Everybody leaves."""
        for line in self.lines:
            line.close()

    # -- the tables -------------------------------------------------------------------------------------------------

    def lobby(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "strategist"}, {"kind": "open"}]
        table = self.host.table(*seats, title="Thursday on Naxos", listed=True, start=False)
        self.friends[NAMES[1]].post(f"/api/tables/{table}/seats/1/take")
        self.lines.append(line_of(self.friends[NAMES[1]], table))
        return table

    def offering(self) -> str:
        return self.among_friends(self.record(LEGENDARY, "offering"), "A late offering")

    def acting(self) -> str:
        return self.among_friends(self.record(LEGENDARY, "acting"), "Ships and shields")

    def battle(self) -> str:
        return self.among_friends(self.record(LEGENDARY, "battle"), "Who stays on the island")

    def classic(self) -> str:
        return self.among_friends(self.record(CLASSIC, "offering"), "The old board")

    def six(self) -> str:
        return self.among_friends(self.record(SIX, "crowded"), "Three pairs")

    def scene(self, box: str, scene: str) -> str:
        """A position with an expansion."""
        record, title = BOXES[box]
        return self.among_friends(record(scene), title)

    def screen(self) -> str:
        """Everybody on one screen."""
        record = self.record(CLASSIC, "offering")
        seats = [{"kind": "me", "name": name} for name in NAMES[: record["setup"]["players"]]]
        return self.host.continued(record, seats, title="On one screen")

    def replay(self) -> str:
        return self.host.replay(self.record(LEGENDARY, "end"))

    def over(self) -> str:
        """A game whose last answers were given here."""
        record = self.record(LEGENDARY, "last")
        seats = [{"kind": "me", "name": name} for name in NAMES[: record["setup"]["players"]]]
        table = self.host.continued(record, seats, title="A long summer")
        finish(self.host, table, self.record(LEGENDARY, "answers")["answers"])
        return table


def line_of(guest: Guest, table: str) -> ClientConnection:
    """A connection to a table, by which a guest is there."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    address = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(address, additional_headers={"Cookie": cookie}, max_size=None, max_queue=None, legacy=True)


def finish(guest: Guest, table: str, answers: list[str]) -> None:
    """Give answers at a table where all seats are this guest's; if the game still goes on, any until it is over."""
    left = list(answers)
    done: set[str] = set()
    with line_of(guest, table) as line:
        while True:
            message = json.loads(line.recv(20))
            if message["type"] != "update":
                continue
            if message["view"]["over"]:
                return
            question = message["question"]
            if question is None or question["id"] in done:
                continue
            done.add(question["id"])
            offered = [choice["action"] for choice in question["choices"]]
            chosen = left.pop(0) if left and left[0] in offered else offered[-1]
            answer = {"type": "answer", "id": len(done), "seat": message["seat"], "question": question["id"]}
            line.send(json.dumps({**answer, "actions": [chosen]}))
