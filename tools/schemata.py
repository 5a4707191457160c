"""Faults in a text of C, and the text with many of them at once, each behind a question that fault.h answers.

A fault is a change of one place: an operator, a constant, a condition turned round, a statement left out. Those of a text are put into it by insertions
alone, so that they may lie inside of each other, and lines stay where they are.
"""

import bisect
import re
from dataclasses import dataclass

# What is looked for, what stands there instead, and how both are written down at once (see insertions).
CHANGES = [
    (r"(?<=[\w)\]] )<(?= [\w(&*-])", "<=", "compare"), (r"(?<=[\w)\]] )<=(?= [\w(-])", "<", "compare"), (r"(?<=[\w)\]] )>(?= [\w(-])", ">=", "compare"),
    (r"(?<=[\w)\]] )==(?= )", "!=", "equal"), (r"(?<=[\w)\]] )!=(?= )", "==", "equal"), (r"&&", "||", "join"), (r"\|\|", "&&", "join"),
    (r"(?<=[\w)\]]) \+ 1\b(?!\.)", "", "one"), (r"(?<=[\w)\]]) - 1\b(?!\.)", "", "one"), (r"\breturn true;", "return false;", "answer"),
    (r"\breturn false;", "return true;", "answer"), (r"(?<=[(&|])!(?=\w)", "", "not"), (r"\bif \((?=[\w!])", "if (!(", "condition"),
    (r"\bterm_and\(", "term_or(", "name"), (r"\bterm_or\(", "term_and(", "name"), (r"\bTERM_TRUE\b", "TERM_FALSE", "name"),
    (r"\bTERM_FALSE\b", "TERM_TRUE", "name"), (r"\bcontinue;", ";", "statement"), (r"^( +)(\w+\([^;]*\);)$", r"\1;", "statement"),
]
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_]\w*|\d[\w.]*|<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[^\s]""",
                   re.S)
# Binary operators, the weakest first; what is not here, and no operand or bracket, ends an expression.
STRENGTH = {operator: level for level, operators in enumerate([["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"],
                                                              ["+", "-"], ["*", "/", "%"]]) for operator in operators}
ENDS = {",", ";", "?", ":", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "{", "}", "return", "case", "else", "do", "goto"}
OPENS, CLOSES = "([{", ")]}"
SAYS_LITTLE = 15  # characters


@dataclass(frozen=True)
class Fault:
    path: str
    kind: int
    start: int
    end: int
    new: str
    line: int
    text: str  # of the line
    before: str  # the line before it

    def place(self):
        """What it stands in: the line, and where that alone says little, the one before it."""
        return self.text if len(self.text) > SAYS_LITTLE else f"{self.before} / {self.text}"

    def name(self, source):
        column = self.start - source.rfind("\n", 0, self.start)
        return f"{self.path}:{self.line}:{column} {source[self.start:self.end]!r} to {self.new!r}"


def places(path, text):
    """Every fault that the file may have, outside of comments, texts, declarations and assertions."""
    inside = [found.span() for found in TOKEN.finditer(text) if found.group().startswith(("//", "/*", '"', "'"))]
    for kind, (pattern, replacement, _) in enumerate(CHANGES):
        for found in re.finditer(pattern, text, re.M):
            span = inside[bisect.bisect(inside, (found.start(), len(text))) - 1] if inside else (0, 0)
            if span[0] < found.start() < span[1]:
                continue
            line_start = text.rfind("\n", 0, found.start()) + 1
            line = text[line_start:text.find("\n", found.start())]
            if line.lstrip().startswith(("//", "#", "static", "*", "SHOULD")) or "//" in text[line_start:found.start()] or not line.startswith(" "):
                continue
            new = found.expand(replacement) if "\\1" in replacement else replacement
            before = text[text.rfind("\n", 0, max(line_start - 1, 0)) + 1:line_start].strip()
            yield Fault(path, kind, found.start(), found.end(), new, text.count("\n", 0, found.start()) + 1, line.strip(), before)


class Text:
    """A file and its tokens."""

    def __init__(self, text):
        self.text = text
        self.tokens = [(found.start(), found.group()) for found in TOKEN.finditer(text) if not found.group().startswith(("//", "/*"))]
        self.index = {start: number for number, (start, _) in enumerate(self.tokens)}

    def is_binary(self, number):
        before = self.tokens[number - 1][1]
        return self.tokens[number][1] in STRENGTH and (before[-1] in "\"')]" or re.match(r"\w", before)) and before not in ENDS

    def left_of(self, number, strength):
        """Where the left operand of the operator begins."""
        depth, at = 0, number - 1
        while at >= 0:
            token = self.tokens[at][1]
            if depth == 0 and token == "}":
                break
            depth += (token in CLOSES) - (token in OPENS)
            if depth < 0 or depth == 0 and (token in ENDS or self.is_binary(at) and STRENGTH[token] < strength):
                break
            at -= 1
        return self.tokens[at + 1][0]

    def right_of(self, number, strength):
        """Where its right operand ends; with strength -1, where a list of them does."""
        depth, at = 0, number + 1
        while at < len(self.tokens):
            token = self.tokens[at][1]
            depth += (token in OPENS) - (token in CLOSES)
            if depth < 0 or depth == 0 and token not in CLOSES and strength >= 0 and (token in ENDS or self.is_binary(at) and STRENGTH[token] <= strength):
                break
            at += 1
        last, token = self.tokens[at - 1]
        return last + len(token)

    def operands(self, fault):
        number = self.index[fault.start]
        strength = STRENGTH[self.tokens[number][1]]
        return self.left_of(number, strength), self.right_of(number, strength)

    def pieces(self, fault, number):
        """What is inserted for the fault: where it begins and ends, what stands before, instead of its own text, and behind."""
        old, how = self.text[fault.start:fault.end], CHANGES[fault.kind][2]
        if how in ("compare", "equal", "join"):
            begin, end = self.operands(fault)
            if how == "equal":
                return begin, end, "((", old, f") != FAULT({number}))"
            if how == "join":
                return begin, end, f"FAULT_JOINED({number}, {int(old == '||')}, (", "), (", "))"
            return begin, end, f"FAULT_COMPARED({number}, {old}, {fault.new}, (", "), (", "))"
        if how == "condition":
            end = self.right_of(self.index[fault.start] + 1, -1)
            return fault.end, end, f"FAULT({number}) != !!(", None, ")"
        whole = {"one": f"{old[:-1]}!FAULT({number})", "not": f"FAULT({number}) == !!",
                 "answer": f"return {'!' if old == 'return true;' else ''}FAULT({number});"}
        if how == "name":
            bracket = "(" if old.endswith("(") else ""
            return fault.start, fault.end, "", f"(FAULT({number}) ? {fault.new.removesuffix('(')} : {old.removesuffix('(')}){bracket}", ""
        if how == "statement":
            return fault.end - len(old.lstrip()), fault.end, f"{{ if (!FAULT({number})) ", None, " }"
        return fault.start, fault.end, "", whole[how], ""


def with_faults(source, numbered):
    """The text with all of these faults, pairs of a number and a fault."""
    text = Text(source)
    opens, closes, instead = [], [], {}
    for number, fault in numbered:
        begin, end, before, own, behind = text.pieces(fault, number)
        rank = (CHANGES[fault.kind][2] in ("compare", "equal", "join"), number)  # of equal extent, an operator is inside
        opens.append((begin, -end, rank, before))
        closes.append((end, -begin, tuple(-part for part in rank), behind))
        if own is not None:
            instead[fault.start] = (fault.end, own)
    cuts = sorted({0, len(source), *(place[0] for place in opens + closes), *(place for start, (end, _) in instead.items() for place in (start, end))})
    result = []
    for begin, end in zip(cuts, cuts[1:] + [len(source)]):
        result += [what for place, _, _, what in sorted(closes) if place == begin]
        result += [what for place, _, _, what in sorted(opens) if place == begin]
        result.append(instead[begin][1] if begin in instead else source[begin:end])
    return "".join(result)
