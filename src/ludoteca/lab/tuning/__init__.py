"""The search for balance: what of the contents may change, what is aimed at, and which patch comes nearest.

`dials.py` has the values that may be turned and how far, `aims.py` what is aimed at, `gauges.py` how it is measured on
a deal, `misses.py` by how much an aim is missed, `race.py` who plays on, `proposals.py` what is tried next,
`journal.py` what is kept, `search.py` all of it together; `telling.py` has its words, `report.py` what is written.
"""
