"""How fast the engine and the search are, beside others; figures are ratios measured in one run."""
