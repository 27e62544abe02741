"""The table server: people and bots play together, over HTTP and WebSockets. The log of a table is the truth."""
