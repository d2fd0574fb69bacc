"""Benchmarks that need more than one process; each prints what it measured, side by side."""
