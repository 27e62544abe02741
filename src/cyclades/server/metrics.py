"""Metrics in the form that Prometheus reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from cyclades.server.open_files import count_open_files
from cyclades.server.store import READING, WRITING

if TYPE_CHECKING:
    from cyclades.server.connections import Connections
    from cyclades.server.registry import TableRegistry

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What is counted while the server runs."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("cyclades_actions", "Actions of people that were written down", registry=self.registry)
        self.seconds = Histogram(
            "cyclades_answer_seconds",
            "From an answer to its being written down",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.gauge("cyclades_tables", "Tables in memory", lambda: len(registry.tables))
        self.gauge("cyclades_connections", "Open WebSockets", lambda: sum(registry.addresses.values()))
        self.gauge("cyclades_bots_thinking", "Tables where a bot is at work", lambda: len(registry.bot_turns.tasks))
        self.gauge("cyclades_bot_failures", "Actions played for bots that failed", lambda: registry.bot_turns.failures)
        self.gauge("cyclades_commits", "Transactions written", lambda: registry.store.commits)
        failures = Gauge(
            "cyclades_storage_failures",
            "What the database did not do, by what was asked of it",
            ["what"],
            registry=self.registry,
        )
        for what in (READING, WRITING):
            failures.labels(what).set_function(lambda what=what: registry.store.failures[what])  # type: ignore[misc]

    def watch(self, connections: Connections) -> None:
        """Tell of connections too, of which there may be only so many."""
        self.gauge("cyclades_open_files", "Open files, every connection among them", count_open_files)
        self.gauge("cyclades_open_files_most", "How many files may be open", lambda: connections.files)
        self.gauge("cyclades_connections_refused", "Connections that were too many", lambda: connections.refused)

    def gauge(self, name: str, what: str, value: object) -> None:
        Gauge(name, what, registry=self.registry).set_function(value)  # type: ignore[arg-type]

    def answered(self, actions: int, seconds: float) -> None:
        """An answer was written down."""
        self.actions.inc(actions)
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as text."""
        return bytes(generate_latest(self.registry))
