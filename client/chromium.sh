#!/bin/sh
# Makes sure that a Chromium is there for the browser tests; where it can't, says what to do.
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" > /dev/null; then exit 0; fi
done
if command -v apt-get > /dev/null; then
  echo "Installing Chromium for the browser tests …"
  if [ "$(id -u)" -eq 0 ]; then
    apt-get update -q && apt-get install -q -y --no-install-recommends chromium && exit 0
  elif command -v sudo > /dev/null; then
    sudo apt-get update -q && sudo apt-get install -q -y --no-install-recommends chromium && exit 0
  fi
fi
echo "The browser tests need Chromium; please install it." >&2
exit 1
