#!/bin/sh
# The rules on a second Python: the newest that this machine has besides the one of .venv. Without one there is nothing
# to test, and that is said. The arguments are the tests.
set -e
own=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
for version in 3.14 3.13 3.12 3.11; do
  [ "$version" = "$own" ] && continue
  for candidate in "$(command -v "python$version" || true)" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version".*/bin/python; do
    if [ -x "$candidate" ] && "$candidate" -c 'import ensurepip, venv' 2> /dev/null; then
      second=$candidate
      break 2
    fi
  done
done
if [ -z "$second" ]; then
  echo "There is no second Python (3.11 or newer) on this machine: the rules were tested on $own alone."
  exit 0
fi
"$second" --version
folder=build/second
if ! [ -e "$folder/.done" ]; then
  "$second" -m venv --clear "$folder"
  install="$folder/bin/python -m pip install -q --disable-pip-version-check --no-compile -c constraints.txt"
  $install setuptools wheel
  PRICHAL_PURE=1 $install --no-build-isolation -e . pytest pytest-xdist hypothesis
  touch "$folder/.done"
fi
"$folder/bin/python" -m pytest -n auto "$@"
