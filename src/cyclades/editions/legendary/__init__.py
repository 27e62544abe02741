"""The Legendary Edition."""
