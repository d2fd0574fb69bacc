"""Fronts to other libraries for research, each an extra: openspiel."""
