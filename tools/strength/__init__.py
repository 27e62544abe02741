"""How strong the bots are: the measurements of `measurements.toml`, and the tables of docs/bots.md made from them."""
