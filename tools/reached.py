"""Which tests execute which line of Jury: collected once, with a build that writes down what it reaches (reached.c).

The table is a dictionary: (file, line) to a number whose bit N is set if test N executes the line. Tests of the corpus are measured one by one; their
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
FLAGS = "-O1 -g -fsanitize-coverage=trace-pc"
LONGEST = 3  # processor seconds of a process of a test; those that need more are left out
CORPUS, AGREEMENT = "tests/corpus", "tests/agreement"
# Programs of tests/extra that are worth their time here, and how they are told which Jury to run.
PROGRAMS = {"tests/extra/bytecode-agreement": ["--count", "60"], "tests/extra/interpreter-agreement": [], "tests/extra/examples": ["--jury"],
            "tests/extra/explain": ["--jury"], "tests/extra/values-agreement": [], "tests/extra/bounds-agreement": []}


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


def write_limited(path, binary, seconds):
    """A program that runs the binary with a limit for the processor time of each process."""
    path.write_text(f'#!/bin/sh\nulimit -t {int(seconds)}\nexec "{binary}" "$@"\n')
    path.chmod(0o755)


def build_instrumented(tree, make, folders):
    """A Jury that notes what it reaches in these folders; the rest is as it was built before."""
    objects = sorted(f"build/release/obj/{path.parent.name}/{path.stem}.o" for folder in folders for path in (tree / "src" / folder).glob("*.c"))
    if (tree / "reached.o").exists():
        return
    for name in objects:
        (tree / name).unlink(missing_ok=True)
    subprocess.run([*make, f"FLAGS_release={FLAGS}", *objects], cwd=tree, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["gcc", "-O2", "-c", "-o", "reached.o", "tools/reached.c"], cwd=tree, check=True)
    subprocess.run([*make, "LDFLAGS=reached.o", "binary"], cwd=tree, check=True, stdout=subprocess.DEVNULL)


def lines_of_places(binary):
    """Of each offset that a run may note, the lines of the stretch of code that begins there."""
    result, marker, current = {}, None, None
    is_call = False  # the last instruction noted a place: the next address is its name
    disassembly = subprocess.Popen(["objdump", "-d", "-l", "--no-show-raw-insn", binary], stdout=subprocess.PIPE, text=True, errors="replace")
    for text in disassembly.stdout:
        found = re.match(r"\S*?(src/\w+/\w+\.c):(\d+)", text)
        if found:
            marker = (found.group(1), int(found.group(2)))
            if current is not None:
                current.add(marker)
            continue
        if text.endswith(">:\n"):
            marker = current = None
        found = re.match(r" +([0-9a-f]+):\t(.*)", text)
        if not found:
            continue
        if is_call:
            current = result.setdefault(int(found.group(1), 16), set())
            if marker:
                current.add(marker)
        is_call = "<__sanitizer_cov_trace_pc>" in found.group(2)
    return result


def all_tests(corpus):
    """Their names: those of the corpus in an order that mixes the areas, then the others."""
    names = [path.relative_to(ROOT).as_posix() for path in corpus.find_tests(ROOT / CORPUS, "")]
    names.sort(key=lambda name: zlib.crc32(name.encode()))
    return names + [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / AGREEMENT).glob("*.java"))] + list(PROGRAMS)


def passes(corpus, name, binary, timeout):
    """Whether a test passes with this Jury; the working directory is ROOT."""
    if name.startswith(CORPUS):
        return not corpus.run_test(ROOT / name, ROOT / CORPUS, SimpleNamespace(jury=str(binary), timeout=timeout))
    command = ["tests/extra/encodings-agree", "--jury", str(binary), name] if name.startswith(AGREEMENT) else [name, *PROGRAMS[name], str(binary)]
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=10 * timeout).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def measure(corpus, name, binary, note):
    """Of a test: whether it passes, its processor seconds, and the places it reaches."""
    note.unlink(missing_ok=True)
    before = children_seconds()
    is_passed = passes(corpus, name, binary, 60)
    reached = [found.start() for found in re.finditer(b"\1", note.read_bytes())] if note.exists() else []
    return is_passed, children_seconds() - before, reached


def collect(folder, tree, part, share=(0, 1)):
    """Measures the tests of this part of all that have not been measured yet; one of share[1] processes that do."""
    corpus = load_corpus()
    os.chdir(ROOT)
    limited, note = folder / f"traced-{share[0]}", folder / f"note-{share[0]}"
    write_limited(limited, tree / "build/release/jury", LONGEST)
    os.environ["JURY_REACHED"] = str(note)
    known = {entry[0] for entry in entries(folder)}
    with (folder / f"measured-{share[0]}").open("ab") as out:
        names = all_tests(corpus)
        for name in names[:int(len(names) * part)][share[0]::share[1]]:
            if name not in known:
                pickle.dump((name, *measure(corpus, name, limited, note)), out)
                out.flush()
    del os.environ["JURY_REACHED"]


def entries(folder):
    for path in sorted(folder.glob("measured-?")):
        with path.open("rb") as stored:
            while True:
                try:
                    yield pickle.load(stored)
                except EOFError:
                    break


def table(folder, binary):
    """Tests as (name, seconds), and the lines that each executes."""
    places = lines_of_places(binary)
    tests, lines = [], {line: 0 for some in places.values() for line in some}
    for name, is_passed, seconds, reached in entries(folder):
        if not is_passed:
            continue
        bit = 1 << len(tests)
        tests.append((name, seconds))
        for line in {line for place in reached for line in places.get(place, ())}:
            lines[line] = lines.get(line, 0) | bit
    return tests, lines
