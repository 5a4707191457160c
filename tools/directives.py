"""The directives in the comments of tests/corpus, read for tools/corpus,
tools/diagnostic-coverage and tools/subset-document. tools/corpus describes them."""

import difflib
import re
from dataclasses import dataclass, field

EXPECTATIONS = ("EXPECT", "EXPECT-NEXT", "EXPECT-PREV", "EXPECT-GENERAL")
DIRECTIVES = EXPECTATIONS + ("ARGS", "FILES", "EXIT", "OUTPUT", "OUTPUT-NOT", "COVERS")

# A longer name first, so that it is not taken for the shorter one.
DIRECTIVE = re.compile(
    r"// (" + "|".join(sorted(DIRECTIVES, key=len, reverse=True)) + r")(?=\s|$)"
)
UPPER_CASE_COMMENT = re.compile(r"//[ \t]*([A-Z][A-Z_-]{2,})(?=[\s:]|$)")
EXPECTATION = re.compile(r"([a-z][a-z -]*)(?:@(\d+))?:\s+(\S.*)$")
LINE_END = re.compile(r"\r\n|\r|\n")


def squeeze(text):
    return " ".join(text.split())


@dataclass
class Expectation:
    line: int  # 0: a diagnostic without a place
    column: int  # 0: any
    severity: str
    text: str

    def __str__(self):
        column = f"@{self.column}" if self.column else ""
        return f"{self.severity}{column}: {self.text}"


@dataclass
class Directives:
    """What the comments of one file say. Of others than expectations: (line, text) pairs."""

    expectations: list = field(default_factory=list)
    args: list = field(default_factory=list)
    files: list = field(default_factory=list)
    exits: list = field(default_factory=list)
    outputs: list = field(default_factory=list)
    outputs_not: list = field(default_factory=list)
    covers: list = field(default_factory=list)  # lists of constructs, separated by commas
    problems: list = field(default_factory=list)  # malformed or unknown directives


def read_source(path):
    return LINE_END.split(path.read_bytes().decode("utf-8", "replace"))


def unknown_directive(line):
    """The first thing in a line that looks like a directive and is none."""
    for match in UPPER_CASE_COMMENT.finditer(line):
        word = match.group(1)
        if DIRECTIVE.match(line, match.start()):
            continue
        if (
            word in DIRECTIVES
            or word.startswith("EXPECT-")
            or difflib.get_close_matches(word, DIRECTIVES, 1, 0.8)
        ):
            return line[match.start() : match.end() + 1].rstrip()
    return None


def concerned_line(lines, number, name):
    """The line that an expectation written in line `number` is about."""
    if name == "EXPECT-GENERAL":
        return 0
    if name == "EXPECT":
        return number
    step = 1 if name == "EXPECT-NEXT" else -1
    number += step
    while 1 <= number <= len(lines) and re.match(rf"\s*// {name}(\s|$)", lines[number - 1]):
        number += step
    return number


def parse_directives(lines):
    result = Directives()
    plain = {
        "ARGS": result.args,
        "FILES": result.files,
        "EXIT": result.exits,
        "OUTPUT": result.outputs,
        "OUTPUT-NOT": result.outputs_not,
        "COVERS": result.covers,
    }
    for number, line in enumerate(lines, 1):
        if "//" not in line:
            continue
        unknown = unknown_directive(line)
        if unknown:
            result.problems.append((number, f"unknown directive '{unknown}'"))
        matches = list(DIRECTIVE.finditer(line))
        ends = [match.start() for match in matches[1:]] + [len(line)]
        for match, end in zip(matches, ends):
            name = match.group(1)
            text = squeeze(line[match.end() : end])
            if name in EXPECTATIONS:
                parts = EXPECTATION.match(text)
                if not parts:
                    form = f"'// {name} severity: text' or '// {name} severity@column: text'"
                    result.problems.append((number, f"malformed directive, write {form}"))
                    continue
                severity, column, message = parts.groups()
                about = concerned_line(lines, number, name)
                result.expectations.append(
                    Expectation(about, int(column or 0), severity, message)
                )
            elif not text:
                result.problems.append((number, f"directive '// {name}' without text"))
            else:
                plain[name].append((number, text))
    for number, text in result.exits:
        if not text.isdigit():
            result.problems.append((number, f"'// EXIT {text}' is not a number"))
    if len(result.exits) > 1:
        result.problems.append((result.exits[1][0], "a second '// EXIT'"))
    return result
