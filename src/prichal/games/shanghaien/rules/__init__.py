"""The rules, one module per chapter, in the order of the rulebook:

setup, rounds, turns, handing, tricks, scoring.
"""
