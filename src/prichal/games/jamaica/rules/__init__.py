"""The rules, one module per chapter, in the order of the rulebook:

setup, rounds, cards, loading, sailing, combat, loot, landing, paying, shortage, treasures, scoring, ghost.
"""
