"""How much of the corpus a test looks at: `make test` a part, `make test-all` all of it.

What is taken is decided by a hash of each name alone: a file that is added, removed or renamed changes nothing for the others. Every
choice of this kind is made here.
"""

import hashlib
import heapq
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
IS_THOROUGH = bool(os.environ.get("JURY_THOROUGH"))


def every(number):
    """One in how many is looked at."""
    return 1 if IS_THOROUGH else number


def rank(item, salt=""):
    """A number that is the same on every machine, wherever the tree is."""
    name = str(item).removeprefix(f"{ROOT}/")
    return int.from_bytes(hashlib.sha256(f"{salt}{name}".encode()).digest()[:8], "big")


def one_in(number, items, part=0, name=lambda item: item):
    """About one in so many of the items, in their order; other parts, below that number, have the others."""
    return [item for item in items if rank(name(item)) % number == part % number]


def sample(items, number):
    return one_in(every(number), items)


def few(items, count, salt=""):
    """So many of the items: where one is added, at most one of the others is left out for it. Another salt gives others."""
    return heapq.nsmallest(count, items, key=lambda item: rank(item, salt))
