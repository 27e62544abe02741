"""What shows the client at work: games worth looking at, a house to play them in, and a browser."""
