"""Measures speed: `python3 dev.py bench`. docs/benchmarks.md says how."""
