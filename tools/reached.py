"""Which tests reach which fault of the program that tools/mutants builds, so that it matters there: measured once for each test.

Tests of the corpus are measured one by one, so are unit tests and some programs of tests/extra; their processor time is known then, too.
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
LONGEST, LONGEST_UNIT, LONGEST_PROGRAM = 4, 30, 60  # processor seconds of a process of a test; those that need more are left out
CORPUS, AGREEMENT, UNIT = "tests/corpus", "tests/agreement", "tests/unit"
# Programs of tests/extra that are worth their time here, and how they are told which Jury to run.
PROGRAMS = {"tests/extra/assembled-classes": [], "tests/extra/class-files": [], "tests/extra/explain": ["--jury"], "tests/extra/check-json": ["--jury"],
            "tests/extra/cross": [], "tests/extra/paths-programs": ["--jury"], "tests/extra/bytecode-agreement": ["--count", "60"],
            "tests/extra/interpreter-agreement": [], "tests/extra/values-agreement": [], "tests/extra/bounds-agreement": [], "tests/extra/examples": ["--jury"]}


def load_corpus():
    """tools/corpus as a module."""
    loader = importlib.machinery.SourceFileLoader("corpus", str(ROOT / "tools/corpus"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("corpus", loader))
    sys.modules["corpus"] = module  # its dataclasses look themselves up
    loader.exec_module(module)
    return module


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def all_tests(corpus, units):
    """Their names: unit tests, those of the corpus in an order that mixes the areas, then the others."""
    names = [path.relative_to(ROOT).as_posix() for path in corpus.find_tests(ROOT / CORPUS, "")]
    names.sort(key=lambda name: zlib.crc32(name.encode()))
    return [f"{UNIT}/{unit}" for unit in sorted(units)] + names + [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / AGREEMENT).glob("*.java"))] + list(PROGRAMS)


class Tests:
    """How tests are run with the faulty program; the working directory is ROOT."""

    def __init__(self, binary, units):
        self.binary, self.units = binary, units  # units: name to program
        self.corpus = load_corpus()

    def __reduce__(self):
        return Tests, (self.binary, self.units)  # a module cannot be sent to another process

    def command(self, name):
        if name.startswith(UNIT):
            return [str(self.units[os.path.basename(name)])]
        if name.startswith(AGREEMENT):
            return ["tests/extra/encodings-agree", "--jury", str(self.binary), name]
        return [name, *PROGRAMS[name], str(self.binary)]

    def passes(self, name, seconds, **environment):
        """Whether it does; each process has so many seconds of processor time."""
        os.environ.update(environment, JURY_FAULT_SECONDS=str(int(seconds)))
        timeout = 60 + 4 * seconds
        try:
            if name.startswith(CORPUS):
                return not self.corpus.run_test(ROOT / name, ROOT / CORPUS, SimpleNamespace(jury=str(self.binary), timeout=timeout))
            return subprocess.run(self.command(name), stdin=subprocess.DEVNULL, capture_output=True, timeout=10 * timeout).returncode == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            for variable in (*environment, "JURY_FAULT_SECONDS"):
                del os.environ[variable]

    def measure(self, name, note):
        """Whether it passes, its processor seconds, and the faults that matter to it."""
        note.unlink(missing_ok=True)
        before = children_seconds()
        is_passed = self.passes(name, LONGEST_PROGRAM if name in PROGRAMS else LONGEST_UNIT if name.startswith(UNIT) else LONGEST, JURY_REACHED=str(note))
        reached = [found.start() for found in re.finditer(b"\1", note.read_bytes())] if note.exists() else []
        return is_passed, children_seconds() - before, reached


def age(name):
    """A test that was changed is measured anew."""
    path = ROOT / (name + ".c" if name.startswith(UNIT) else name)
    return path.stat().st_mtime


def collect(folder, tests, part, share=(0, 1)):
    """Measures the tests of this part of all that have not been measured yet; one of share[1] processes that do."""
    os.chdir(ROOT)
    known = {entry[:2] for entry in entries(folder)}
    names = all_tests(tests.corpus, tests.units)
    with (folder / f"measured-{share[0]}").open("ab") as out:
        for name in names[:int(len(names) * part)][share[0]::share[1]]:
            if (name, age(name)) not in known:
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


def table(folder, units):
    """Of each fault the tests that it matters to, as (cost, name, seconds): the less they take, and the fewer other faults matter to them, the better."""
    last = {entry[0]: entry for entry in entries(folder)}
    result = {}
    for name, _, is_passed, seconds, reached in last.values():
        exists = os.path.basename(name) in units if name.startswith(UNIT) else (ROOT / name).exists()
        for number in reached if is_passed and exists else []:
            result.setdefault(number, []).append((seconds * len(reached) ** 0.5, name, seconds))
    return result
