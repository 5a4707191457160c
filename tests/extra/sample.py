"""How much of the corpus a test looks at: `make test` a part, `make test-all` all of it."""

import os

IS_THOROUGH = bool(os.environ.get("JURY_THOROUGH"))


def every(number):
    """Take each so-many-th."""
    return 1 if IS_THOROUGH else number


def sample(paths, number):
    """Each so-many-th of the paths, always the same ones."""
    return list(paths)[number // 2 if not IS_THOROUGH else 0::every(number)]
