"""The programs of bench/programs: what to check, in which scope, and what must come out.

The first lines of a program say so:

    // bench reverse --objects LinkedList=1: HOLDS
    // bench copy --objects LinkedList=2 --objects Node=2N: CUT
    // bench multiply --bits N: HOLDS from 3

are the methods, further options of `jury check`, and the verdict. A scope is a number N: at most N objects of
each class and arrays up to length N. The options come after and may say otherwise; in them, N and 2N stand
for numbers. `from 3`: smaller scopes do not count, as a bug does not show there.
"""

import json
import os
import re
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "bench/programs"
STATED = re.compile(r"// bench (?P<methods>\w+(?: \w+)*?)(?P<options>(?: --?[a-z-]+ \S+)*): "
                    r"(?P<verdict>HOLDS|CUT|VIOLATED)(?: from (?P<least>\d+))?$")
VERDICTS = {"HOLDS": "holds", "CUT": "holds_cut", "VIOLATED": "violated"}


@dataclass
class Benchmark:
    """A method to check. `expected` is the verdict in every scope from `least` on."""
    path: Path
    method: str
    options: tuple
    expected: str
    least: int

    @property
    def name(self):
        return f"{self.path.stem}.{self.method}"

    @property
    def scales_bits(self):
        """The scope is the width of an int, not a number of objects."""
        return "--bits" in self.options


def read_program(path):
    """The benchmarks that the first lines of a program state."""
    for line in path.read_text().split("\n"):
        if not line.startswith("//"):
            return
        found = STATED.match(line)
        if not found:
            raise ValueError(f"{path}: not understood: {line}")
        for method in found["methods"].split():
            yield Benchmark(path, method, tuple(found["options"].split()), VERDICTS[found["verdict"]],
                            int(found["least"] or 1))


def all_benchmarks():
    """Those of bench/programs, and the heap of examples/dijkstra: `bench/table1` has that one in other scopes."""
    found = [one for path in sorted(FOLDER.glob("*.java")) for one in read_program(path)]
    heap = ROOT / "examples/dijkstra/IndexedHeap.java"
    found += [Benchmark(heap, method, (), "holds", 1)
              for method in ["insert", "decreaseKey", "deleteMin", "minElement"]]
    return sorted(found, key=lambda one: one.name)


def collection_benchmarks():
    """Those of bench/programs/collections, for `bench/collections`."""
    return [one for path in sorted((FOLDER / "collections").glob("*.java")) for one in read_program(path)]


def scaled(option, scope):
    """`Node=2N` in scope 3 is `Node=6`."""
    return re.sub(r"(?<![A-Za-z])(\d*)N\b", lambda found: str(int(found[1] or 1) * scope), option)


def command_line(jury, benchmark, scope, bits, timeout, switches=()):
    return [str(jury), "check", "--format", "json", "--method", benchmark.name, "--objects", str(scope),
            "--array-length", str(scope), "--bits", str(bits), "--timeout", str(timeout),
            *(scaled(option, scope) for option in benchmark.options), *switches,
            str(benchmark.path.relative_to(ROOT))]


def run_limited(command, seconds):
    """Runs a command: exit code (None where it was ended), output, errors, and what it took as a dictionary:
    seconds from start to exit, processor seconds, peak memory in MB."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=errors, cwd=ROOT)
        signal.signal(signal.SIGALRM, lambda *_: process.send_signal(signal.SIGKILL))
        signal.setitimer(signal.ITIMER_REAL, seconds)
        _, status, usage = os.wait4(process.pid, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        taken = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        code = process.returncode if process.returncode >= 0 else None
        took = {"seconds": taken, "processor": usage.ru_utime + usage.ru_stime, "memory_mb": usage.ru_maxrss / 1024}
        return code, output.read().decode(), errors.read().decode(), took


def check(jury, benchmark, scope, bits=32, timeout=60, switches=()):
    """What came of one check, as a dictionary: verdict, what it took, and the figures of Jury."""
    command = command_line(jury, benchmark, scope, bits, timeout, switches)
    code, output, errors, took = run_limited(command, timeout + 5)
    row = {"verdict": "no answer"} | took
    try:
        verdicts = json.loads(output)["verdicts"]
    except ValueError:
        return row if code is None else row | {"verdict": f"exit code {code}", "errors": errors}
    if len(verdicts) != 1:
        return row | {"verdict": f"{len(verdicts)} verdicts"}
    found = verdicts[0]
    row |= {"verdict": found["verdict"], "phases": found.get("seconds", {}), "statistics": found.get("statistics", {})}
    if found["verdict"] == "unknown":
        texts = [one["text"] for one in found["unknown"]]
        if any("no answer within" in text for text in texts):
            row["verdict"] = "no answer"
        row["unknown"] = texts
    return row


# ---- Programs that build their own heap

HARNESS = re.compile(r"// bench (?P<sizes>\d+(?: \d+)*): (?P<verdict>HOLDS|VIOLATED)\n")


@dataclass
class Harness:
    """A main, checked with pools of so many objects."""
    path: Path
    sizes: tuple
    expected: str


def harness_programs():
    """Those of bench/programs/harness, for `bench/harness`."""
    found = []
    for path in sorted((FOLDER / "harness").glob("*.java")):
        stated = HARNESS.match(path.read_text())
        sizes = tuple(int(one) for one in stated["sizes"].split())
        found.append(Harness(path, sizes, VERDICTS[stated["verdict"]]))
    return found


def check_harness(jury, program, size, timeout=60, switches=()):
    """What came of a program with so many objects: as of `check`."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / program.path.name
        copy.write_text(re.sub(r"NODES = \d+;", f"NODES = {size};", program.path.read_text()))
        command = [str(jury), "check", "--format", "json", "--timeout", str(timeout),
                   "--method", f"{program.path.stem}.main", *switches, str(copy)]
        _, output, _, took = run_limited(command, timeout + 5)
    try:
        found = json.loads(output)["verdicts"][0]
    except (ValueError, IndexError):
        return {"verdict": "no answer"} | took
    verdict = "no answer" if found["verdict"] == "unknown" else found["verdict"]
    return {"verdict": verdict, "phases": found["seconds"], "statistics": found["statistics"]} | took
