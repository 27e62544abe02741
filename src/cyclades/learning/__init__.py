"""Learning from games among bots how likely each team is to win: games are played, positions of them written down, and
a model is fitted to who won. The model is what `bots/value.py` reads; only to fit one needs numpy."""
