"""What dev.py and the tests need beside the package."""
