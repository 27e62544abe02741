"""The creature deck of the classic edition."""

from __future__ import annotations

from cyclades.editions.creatures.chimera import Chimera
from cyclades.editions.creatures.chiron import Chiron
from cyclades.editions.creatures.cyclops import Cyclops
from cyclades.editions.creatures.dryad import Dryad
from cyclades.editions.creatures.giant import ClassicGiant
from cyclades.editions.creatures.graeae_and_fates import GraeaeAndFates
from cyclades.editions.creatures.griffin import Griffon
from cyclades.editions.creatures.harpy import Harpy
from cyclades.editions.creatures.kraken import ClassicKraken
from cyclades.editions.creatures.medusa import Medusa
from cyclades.editions.creatures.minotaur import ClassicMinotaur
from cyclades.editions.creatures.pegasus import Pegasus
from cyclades.editions.creatures.polyphemus import Polyphemus
from cyclades.editions.creatures.satyr import Satyr
from cyclades.editions.creatures.siren import Siren
from cyclades.editions.creatures.sphinx import ClassicSphinx
from cyclades.editions.creatures.sylph import ClassicSylph
from cyclades.rules.cards import Creature


def creature_cards() -> list[Creature]:
    """The creature cards of the edition."""
    return [
        Chimera("chimera"),
        Cyclops("cyclops"),
        Dryad("dryad"),
        GraeaeAndFates("fates"),
        ClassicGiant("giant"),
        Griffon("griffon"),
        Harpy("harpy"),
        Pegasus("pegasus"),
        Satyr("satyr"),
        Siren("siren"),
        ClassicSphinx("sphinx"),
        ClassicSylph("sylph"),
        Chiron("chiron"),
        ClassicKraken("kraken"),
        Medusa("medusa"),
        ClassicMinotaur("minotaur"),
        Polyphemus("polyphemus"),
    ]
