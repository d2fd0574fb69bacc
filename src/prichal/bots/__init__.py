"""Choosers. A bot gets what a person in its chair gets."""
