#!/bin/sh
# Makes sure that a Chromium is there for the browser tests. Where it can't, it says what to do: in CI that is a
# failure, elsewhere the tests are skipped.
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" > /dev/null; then exit 0; fi
done
if command -v apt-get > /dev/null; then
  echo "Installing Chromium for the browser tests …"
  if [ "$(id -u)" -eq 0 ]; then
    apt-get update -q && apt-get install -q -y --no-install-recommends chromium && exit 0
  elif command -v sudo > /dev/null; then
    sudo -n apt-get update -q && sudo -n apt-get install -q -y --no-install-recommends chromium && exit 0
  fi
fi
echo "The browser tests need Chromium; please install it." >&2
test "${CI:-}" != true
