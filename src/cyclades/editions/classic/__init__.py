"""The classic edition: the game of 2009, and below it its expansions."""
