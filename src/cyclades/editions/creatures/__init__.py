"""The mythological creatures: one file each, with what it is in each edition that has it."""
