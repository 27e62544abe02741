"""Attacks on a real server, and what others notice of them: `python3 dev.py attack`.

A server on this computer, with a database of its own; bystanders (`bystanders.py`) who play, make tables and wait for
bots; and one attack after the other (`attacks.py`), each in a process of its own. What the attack gets is of no
interest, only how long the bystanders wait. A new attack is one function in `attacks.py`.
"""
