"""The HTTP side of the server: guests, tables, seats, records."""
