"""The rules, one module per chapter, in the order of the rulebook:

setup, rounds, drawing, turns, planning, ending, learning, acting, attacks, taking, scoring.
"""
