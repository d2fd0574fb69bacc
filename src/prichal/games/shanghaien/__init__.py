"""Shanghaien: two captains press sailors in the taverns of Shanghai."""
