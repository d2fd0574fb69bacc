"""Fronts to other libraries."""
