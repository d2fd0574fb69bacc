"""Prichal: an open digital table for four board games."""

import os

__version__ = "0.1.0"

if os.environ.get("PRICHAL_PURE") == "1":
    from prichal import pure

    pure.install()
