"""The creature deck of the Legendary Edition."""

from __future__ import annotations

from cyclades.editions.creatures.cerberus import Cerberus
from cyclades.editions.creatures.charon import Charon
from cyclades.editions.creatures.chimera import Chimera
from cyclades.editions.creatures.cyclops import Cyclops
from cyclades.editions.creatures.dryad import Dryad
from cyclades.editions.creatures.giant import LegendaryGiant
from cyclades.editions.creatures.graeae_and_fates import GraeaeAndFates
from cyclades.editions.creatures.griffin import Griffin
from cyclades.editions.creatures.harpy import Harpy
from cyclades.editions.creatures.hydra import Hydra
from cyclades.editions.creatures.kraken import Kraken
from cyclades.editions.creatures.medusa import LegendaryMedusa
from cyclades.editions.creatures.minotaur import Minotaur
from cyclades.editions.creatures.pegasus import Pegasus
from cyclades.editions.creatures.polyphemus import Polyphemus
from cyclades.editions.creatures.satyr import Satyr
from cyclades.editions.creatures.sphinx import LegendarySphinx
from cyclades.editions.creatures.sylph import LegendarySylph
from cyclades.rules.cards import Creature


def creature_cards() -> list[Creature]:
    """The creature cards of the edition."""
    return [
        Charon("charon"),
        Chimera("chimera"),
        Cyclops("cyclops"),
        Dryad("dryad"),
        LegendaryGiant("giant"),
        GraeaeAndFates("graeae"),
        Griffin("griffin"),
        Harpy("harpy"),
        Pegasus("pegasus"),
        Satyr("satyr"),
        LegendarySphinx("sphinx"),
        LegendarySylph("sylph"),
        Cerberus("cerberus"),
        Hydra("hydra"),
        Kraken("kraken"),
        LegendaryMedusa("medusa"),
        Minotaur("minotaur"),
        Polyphemus("polyphemus"),
    ]
