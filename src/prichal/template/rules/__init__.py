"""The rules, one module per chapter, in the order of the rulebook:

setup, rounds, scoring.
"""
