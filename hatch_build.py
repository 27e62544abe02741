"""Puts the built browser client into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless this is an editable install: a checkout builds its own, when it is wanted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools import web

        built = web.build(Path(self.root))
        build_data["force_include"][str(built)] = "cyclades/server/web"
