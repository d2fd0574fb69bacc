"""The browser table, played by Chromium against a running server."""
