# Two commands matter: `make play` and `make test`. Both make their own environment in .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: play test fuzz bench lint clean

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/ready-test: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group test
	touch $@

$(VENV)/ready-bench: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	touch $@

# protograf wants other versions of what we use, so it has an environment of its own.
$(VENV)/protograf/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)/protograf
	$(VENV)/protograf/bin/python -m pip install --quiet --disable-pip-version-check "pip>=25.1"
	$(VENV)/protograf/bin/python -m pip install --quiet --disable-pip-version-check --group protograf
	touch $@

play: $(VENV)/ready
	@$(BIN)/companion

lint: $(VENV)/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Tests of one file stay together, for what they share; and Python may keep what it has compiled, even where it is
# told not to: each of the many processes that tests start would compile everything anew.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 2 --dist worksteal

test: lint
	$(PYTEST) -m "not fuzz"

fuzz: $(VENV)/ready-test
	$(PYTEST) -m fuzz

bench: $(VENV)/ready-bench $(VENV)/protograf/ready
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
