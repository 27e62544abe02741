"""The changes of the database, one file each."""
