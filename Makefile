# Everything from nothing: Python 3.11 or newer, a shell and make are enough.
# Set-up happens in .venv (tools, and the package as editable source) and build/compiled (the compiled engine).

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
PIP := env PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip

.DEFAULT_GOAL := help
.PHONY: help play test check services test-interpreted test-compiled compiled bench playthroughs clean

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: build/compiled/.done ## Play: pick a game, a text table opens
	@PYTHONPATH=build/compiled $(BIN)/python -m prichal.cli play

test: check test-interpreted test-compiled ## Check and test both builds

check: .venv/.done ## Lint, format and types (ruff, mypy --strict on package and tests)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

services: .venv/.done ## Install what the tests need besides Python, where it is missing (PostgreSQL, Redis; as root, Debian)
	@$(BIN)/python -m tests.services.install

test-interpreted: .venv/.done services ## Test the sources as they are
	$(BIN)/python -m pytest -n auto --ignore tests/builds

test-compiled: build/compiled/.done services ## Test the compiled engine, and that both builds play the same games
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto

compiled: build/compiled/.done ## Compile the engine (without a C compiler: copy it, interpreted)

bench: build/compiled/.done ## Measure both builds in one run
	@PYTHONPATH=build/compiled $(BIN)/python -m prichal.cli bench

playthroughs: .venv/.done ## Write the playthrough files anew (then review the diff)
	$(BIN)/python -m tests.playthroughs.write

clean: ## Remove what the commands above made
	rm -rf .venv build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/.done: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (make PYTHON=…)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv …"
	@$(PIP) install -q -c constraints.txt setuptools wheel
	@PRICHAL_PURE=1 $(PIP) install -q -c constraints.txt --no-build-isolation -e '.[dev,scale]'
	@touch $@

build/compiled/.done: .venv/.done $(SOURCES)
	@echo "Compiling the engine (a few minutes at most) …"
	@rm -rf build/compiled build/lib* build/temp* build/bdist*
	@env -u PRICHAL_PURE $(PIP) install -q --no-deps --no-build-isolation --target build/compiled .
	@env -u PRICHAL_PURE PYTHONPATH=build/compiled $(BIN)/python -m prichal.cli --version
	@touch $@
