#!/bin/sh
# Opens the table on the interpreted engine and compiles beside it; bots move to the compiled engine when it is there.
# MAKE and PYTHON say which ones. Whatever compiling says goes to build/compile.log; it ends with the table.
folder=build/compiled
mkdir -p "$folder"
rm -f "$folder/.done" "$folder/.failed"

nice -n 10 "$MAKE" --no-print-directory build/compiled/.client > build/compile.log 2>&1 &
compiling=$!

report() {
  while kill -0 "$compiling" 2> /dev/null; do sleep 1; done
  if [ -e "$folder/.client" ]; then
    echo "The engine is compiled: the bots think at full speed now."
  else
    mkdir -p "$folder"
    touch "$folder/.failed"
    echo "The engine couldn't be compiled; the table goes on, its bots think slowly. build/compile.log ends with:"
    tail -n 15 build/compile.log
  fi
}

report &
reporting=$!
trap 'kill "$reporting" "$compiling" 2> /dev/null' EXIT
trap 'exit 130' INT TERM
"$PYTHON" -m prichal.cli serve --browser --compiled "$folder"
