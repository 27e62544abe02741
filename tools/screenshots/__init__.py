"""What pictures of the client need: games worth looking at, a demo server with their tables, and a browser."""
