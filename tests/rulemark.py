"""The mark that says which rules a test proves: `@rule("CZ-07", "CZ-C3")`."""

import pytest

rule = pytest.mark.rule
