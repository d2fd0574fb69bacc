"""The rules, one module per chapter, in the order of the rulebook:

setup, tiles, starts, matcha, rounds, dice, goods, influence, castle, courtiers, fields, effects, trail, choices,
possible, means, geishas, curtains, scoring, solo, rival, rival_geishas.
"""
