"""Small changes to programs of which something is proved, for tests/diff/prove and tests/extra/prove-refutes."""

import re

MUTATIONS = [
    (r"(?<![<>=])<(?![<=>])", "<="), (r"<=(?!=)", "<"), (r"(?<![->=])>(?![=>])", ">="), (r"(?<!>)>=", ">"),
    (r"==", "!="), (r"!=", "=="), (r"\+\+", "--"), (r"--", "++"), (r" \+ 1\b", ""), (r" - 1\b", ""),
    (r"= 0;", "= 1;"), (r"= 1;", "= 0;"), (r" \+ ", " - "), (r" - ", " + "), (r"&&", "||"), (r"\|\|", "&&"),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"/ 2", "/ 3"), (r">>> 1", ">>> 2"), (r"\bi\b", "j"),
    (r"\bj\b", "i"), (r"\blo\b", "hi"), (r"\bhi\b", "lo"), (r"\.next\b", ""), (r"\breturn i\b", "return i + 1"),
]


def mutants(text, count, chooser):
    """Versions of the code with one change; the specification stays."""
    places = []
    for number, line in enumerate(text.split("\n")):
        if "//" in line or "static" in line or "assert" in line:
            continue
        for pattern, by in MUTATIONS:
            for found in re.finditer(pattern, line):
                places.append((number, found.start(), found.end(), by))
        if re.match(r"\s+[a-z]\S* (=|\+=|-=) .*;$|\s+\w+(\+\+|--);$", line):
            places.append((number, len(line) - len(line.lstrip()), len(line), ";"))
    chooser.shuffle(places)
    for number, begin, end, by in places[:count]:
        lines = text.split("\n")
        lines[number] = lines[number][:begin] + by + lines[number][end:]
        yield "\n".join(lines)
