"""Which tests reach which fault of the program that tools/mutants builds, so that it matters there: measured once for each test.

Tests of the corpus are measured one by one, so are unit tests, the commands of tests/sizes.txt and slices of some programs of tests/extra; their
processor time is known then, too.
"""

import importlib.machinery
import importlib.util
import os
import pickle
import re
import resource
import subprocess
import sys
import zlib
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parent.parent
LONGEST, LONGEST_UNIT, LONGEST_PROGRAM = 10, 30, 60  # processor seconds of a process of a test; those that need more are left out
CORPUS, AGREEMENT, UNIT, SIZES = "tests/corpus", "tests/agreement", "tests/unit", "tests/sizes.txt"
# Programs of tests/extra, in slices where that can be said, cheap ones first; JURY is the program to run.
SLICES = [
    *(f"tests/extra/explain --only {name} --jury JURY" for name in ("unreached", "as_unreachable", "preconditions", "weakenings", "contradictions", "advice", "mistakes")),
    *(f"tests/extra/reports --only {name} --jury JURY" for name in ("unreached", "unreached_nested", "sarif_results", "html", "junit")),
    "tests/extra/certificates JURY --only of_an_earlier_proof", "tests/extra/certificates JURY --broken 3", "tests/extra/plain-project --jury JURY", "tests/extra/check-json --jury JURY",
    "tests/extra/assembled-classes JURY",
    "tests/extra/confirm --without-jdk JURY", "tests/extra/split JURY", "tests/extra/certificates --certificates examples/Search.java",
    "tests/extra/class-files JURY", *(f"tests/extra/bytecode-agreement --count 4 --seed {seed} JURY" for seed in range(1, 11)),
    "tests/extra/cross JURY --every 150",
    "tests/extra/certificates --certificates examples/BinaryHeap.java",
    *(f"tests/extra/verify-agreement --every 400 --from {first} --jury JURY" for first in range(0, 400, 80)),
    *(f"tests/extra/scale-agreement --count 2 --changes 2 --seed {seed} JURY" for seed in range(1, 4)),
    *(f"tests/extra/{name} JURY" for name in ("interpreter-agreement", "values-agreement", "bounds-agreement", "contracts-agreement", "ranges-agreement", "cache",
                                              "violation-tests", "paths-programs --jury", "examples --jury", "witness --jury")),
]


def load(path):
    """A program as a module."""
    name = os.path.basename(path)
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    sys.modules[name] = module  # its dataclasses look themselves up
    loader.exec_module(module)
    return module


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def all_tests(tests, part, slices):
    """Their names: unit tests, sizes, this part of the corpus in an order that mixes the areas, then the others."""
    names = [path.relative_to(ROOT).as_posix() for path in tests.corpus.find_tests(ROOT / CORPUS, "")]
    names.sort(key=lambda name: zlib.crc32(name.encode()))
    return ([f"{UNIT}/{unit}" for unit in sorted(tests.units)] + [f"{SIZES} {command}" for command in tests.size_test.read()[1]] + names[:int(len(names) * part)] +
            [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / AGREEMENT).glob("*.java"))] + SLICES[:slices])


class Tests:
    """How tests are run with the faulty program; the working directory is ROOT."""

    def __init__(self, binary, units, known):
        self.binary, self.units, self.known = binary, units, known  # units: name to program; known: the sizes without a fault, of names
        self.corpus, self.size_test = load("tools/corpus"), load("tests/extra/sizes")

    def __reduce__(self):
        return Tests, (self.binary, self.units, self.known)  # a module cannot be sent to another process

    def command(self, name):
        if name.startswith(UNIT):
            return [str(self.units[os.path.basename(name)])]
        if name.startswith(AGREEMENT):
            return ["tests/extra/encodings-agree", "--jury", str(self.binary), name]
        return [str(self.binary) if word == "JURY" else word for word in name.split()]

    def passes(self, name, seconds, **environment):
        """Whether it does; each process has so many seconds of processor time."""
        os.environ.update(environment, JURY_FAULT_SECONDS=str(int(seconds)), JURY=str(self.binary))
        timeout = 60 + 4 * seconds
        try:
            if name.startswith(CORPUS):
                return not self.corpus.run_test(ROOT / name, ROOT / CORPUS, SimpleNamespace(jury=str(self.binary), timeout=timeout))
            if name.startswith(SIZES):
                # The tree may be older than the tests: what it comes to without a fault is what counts.
                found = self.size_test.sizes(str(self.binary), name.removeprefix(f"{SIZES} "), timeout)
                return found == self.known.setdefault(name, found) and "no answer" not in found
            return subprocess.run(self.command(name), stdin=subprocess.DEVNULL, capture_output=True, timeout=10 * timeout).returncode == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            for variable in (*environment, "JURY_FAULT_SECONDS", "JURY"):
                del os.environ[variable]

    def measure(self, name, note):
        """Whether it passes, its processor seconds, the faults that matter to it, and of a size, what it is."""
        note.unlink(missing_ok=True)
        self.known.pop(name, None)
        before = children_seconds()
        is_passed = self.passes(name, LONGEST_PROGRAM if name in SLICES else LONGEST_UNIT if name.startswith(UNIT) else LONGEST, JURY_REACHED=str(note))
        reached = [found.start() for found in re.finditer(b"\1", note.read_bytes())] if note.exists() else []
        return is_passed, children_seconds() - before, reached, self.known.get(name)


def age(name):
    """A test that was changed is measured anew."""
    if name.startswith(SIZES):
        return 0
    path = ROOT / (name + ".c" if name.startswith(UNIT) else name.split()[0])
    return path.stat().st_mtime


def collect(folder, tests, part, slices, only, share):
    """Measures the tests of this part of all that have not been measured yet; one of share[1] processes that do."""
    os.chdir(ROOT)
    known = {entry[:2] for entry in entries(folder)}
    with (folder / f"measured-{share[0]}").open("ab") as out:
        for name in all_tests(tests, part, slices)[share[0]::share[1]]:
            if (name, age(name)) not in known and any(word in name for word in only.split(",")):
                pickle.dump((name, age(name), *tests.measure(name, folder / f"note-{share[0]}")), out)
                out.flush()


def entries(folder):
    for path in sorted(folder.glob("measured-?")):
        with path.open("rb") as stored:
            while True:
                try:
                    yield pickle.load(stored)
                except EOFError:
                    break


def known_sizes(folder):
    return {entry[0]: entry[5] for entry in entries(folder) if entry[5] is not None}


def table(folder, tests):
    """Of each fault the tests that it matters to, as (cost, name, seconds): the less they take, and the fewer other faults matter to them, the better."""
    last = {entry[0]: entry for entry in entries(folder)}
    result = {}
    sizes = {f"{SIZES} {command}" for command in tests.size_test.read()[1]}
    for name, _, is_passed, seconds, reached, _ in last.values():
        exists = os.path.basename(name) in tests.units if name.startswith(UNIT) else name in sizes or name in SLICES or (ROOT / name).exists()
        for number in reached if is_passed and exists else []:
            result.setdefault(number, []).append((seconds * len(reached) ** 0.5, name, seconds))
    return result
