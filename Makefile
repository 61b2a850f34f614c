# Everything makes the virtual environment that it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*') pyproject.toml setup.py
POSITIONS := src/ludoteca/games/*/position.py
PIP := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
JOBS ?= auto
unexport PYTHONDONTWRITEBYTECODE  # what was compiled once is kept for the many processes of the tests

.PHONY: play test browser lint copying test-compiled test-interpreted bench bench-strength bench-pairing bench-load \
	bench-store bench-faults bench-loop bench-peers bench-evaluators bench-review bench-lab golden shots site docs clean

# The page first: where no native code is here yet, it is made beside the running game.
play: $(VENV)/.play
	@$(BIN)/python -m tools.play serve --open

# What needs no native code is done while it is being compiled.
test: $(VENV)/bin/python
	@$(MAKE) --no-print-directory --output-sync=target -j2 browser lint $(VENV)/.dev
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

# A Chromium or Chrome for the browser tests: one that is there, else Debian's package, else Playwright's own.
browser: $(VENV)/.needs
	$(BIN)/python -m tools.browser

lint: $(VENV)/.needs $(VENV)/.script
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.script check $(VENV)/script
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m ludoteca.proof.copying --check $(POSITIONS)

# How a position is copied and packed, from the facts that it declares.
copying: $(VENV)/.needs
	PYTHONPATH=src $(BIN)/python -m ludoteca.proof.copying $(POSITIONS)

# What `pip install .` gave, native code: every test, and the ledger of rules.
test-compiled: $(VENV)/.dev $(VENV)/.site browser
	LUDOTECA_FORM=compiled $(BIN)/python -m pytest --ledger -n $(JOBS) --dist worksteal

# The text of src/, run as it stands: every rule, and the golden playthroughs, which must be the same to the letter.
test-interpreted: $(VENV)/.dev
	PYTHONPATH=src LUDOTECA_FORM=interpreted $(BIN)/python -m pytest -n $(JOBS) --dist worksteal \
		tests/build/test_form.py tests/engine tests/bots tests/rules tests/proof/test_golden.py tests/proof/test_kit.py

bench: $(VENV)/.dev
	$(BIN)/python -m bench

bench-strength: $(VENV)/.dev
	$(BIN)/python -m bench.strength

# What it saves that two bots have the same deals.
bench-pairing: $(VENV)/.dev
	$(BIN)/python -m bench.pairing

# Whether a review tells the truth, how much of the luck it finds, and what it costs.
bench-review: $(VENV)/.dev
	$(BIN)/python -m bench.review

bench-load: $(VENV)/.dev
	$(BIN)/python -m bench.load

# How long a move takes to be kept, in a file and in PostgreSQL, and until another server knows of it.
bench-store: $(VENV)/.dev
	$(BIN)/python -m bench.store

# Servers on one PostgreSQL, killed while people play: what is lost, doubled, or differs.
bench-faults: $(VENV)/.dev
	$(BIN)/python -m bench.faults

# What one request costs the event loop, whatever its options, and a move at a table that many watch.
bench-loop: $(VENV)/.dev
	$(BIN)/python -m bench.loop

# OpenSpiel, PettingZoo, RLCard, catanatron and boardgame.io on the same work; installs them under .peers/.
bench-peers: $(VENV)/.dev
	$(BIN)/python -m bench.peers

# An outsider's network in NumPy inside a search: one row at a time, many at once, many games side by side.
bench-evaluators: $(VENV)/.dev
	$(BIN)/python -m bench.evaluators

# What the laboratory costs, what its pairs save, and whether its intervals keep their promise.
bench-lab: $(VENV)/.dev
	$(BIN)/python -m bench.lab

# Screenshots of every page, wide and narrow, light and dark, into shots/.
shots: $(VENV)/.dev browser
	$(BIN)/python -m tools.shots

golden: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/python -m pytest tests/proof/test_golden.py --update-golden

# The house as a folder of files that any file server can serve: Python in the browser, no server of ours.
site: $(VENV)/.dev $(VENV)/.site
	$(BIN)/python -m tools.site write $(VENV)/site dist/site

docs: $(VENV)/.dev
	$(BIN)/mkdocs build --strict

$(VENV)/bin/python:
	@echo "Making the virtual environment $(VENV) ..."
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python $(SOURCES)
	@echo "Installing Ludoteca and what it needs; the page opens in less than a minute ..."
	@LUDOTECA_PURE=1 $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off ".[web]"
	@$(BIN)/ludoteca --version
	@touch $@

# Everything that comes from the registry, and our own code, compiled: neither waits for the other.
$(VENV)/.dev: $(VENV)/.needs $(VENV)/.built
	$(PIP) --no-deps --force-reinstall $(VENV)/built/*.whl
	touch $@ $(VENV)/.play

$(VENV)/.needs: $(VENV)/bin/python pyproject.toml tools/needs.py
	$(BIN)/python tools/needs.py web research lab ray tune train agents textarena dev > $(VENV)/needs.txt
	$(PIP) --requirement $(VENV)/needs.txt
	touch $@

# Python for browsers, and what the pages need there.
$(VENV)/.site: $(VENV)/.dev tools/site/package.json
	$(BIN)/python -m tools.site bring $(VENV)/site
	touch $@

# What checks the script of the pages.
$(VENV)/.script: $(VENV)/.needs tools/script/package.json
	$(BIN)/python -m tools.script bring $(VENV)/script
	touch $@

$(VENV)/.built: $(VENV)/bin/python $(SOURCES)
	rm -rf $(VENV)/built
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(VENV)/built .
	touch $@

clean:
	rm -rf $(VENV) build dist site shots .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
