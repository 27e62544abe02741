"""The heroes of the Legendary Edition: one file each, and what they have in common."""
