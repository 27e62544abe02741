"""The parts of `dev.py mutate`: where a source can be changed, and whether the tests notice a change."""
