"""Lamps and Omens: an expansion that nobody ever printed, for tests. It fits both editions and shows one thing of every
sort, which proves that nothing in shared code knows the name of an expansion.

`rules.py` says what there is and how it looks, `steps.py` what happens, `text/` has its words in both languages, and
`registering.py` enters it in the list of editions for as long as a test lasts. `python -m tests.madeup` is `cyclades`
with the expansion: `python -m tests.madeup rules beacon`.
"""
