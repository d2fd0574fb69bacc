#!/bin/sh
# Makes sure that a Chromium is there for the browser tests: the one without windows, where Debian has it. Where it
# can't, it says what to do: in CI that is a failure, elsewhere the tests are skipped.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$name" > /dev/null; then exit 0; fi
done
if command -v apt-get > /dev/null; then
  echo "Installing Chromium for the browser tests …"
  if [ "$(id -u)" -eq 0 ]; then as_root=""; else as_root="sudo -n"; fi
  if $as_root apt-get update -q; then
    for package in chromium-headless-shell chromium; do
      $as_root apt-get install -q -y --no-install-recommends "$package" && exit 0
    done
  fi
fi
echo "The browser tests need Chromium; please install it." >&2
test "${CI:-}" != true
