"""Small random changes to Java programs, made on their tokens.

mutant(text, rng) gives a changed program and the name of the change. Comments are dropped first:
what JML says about a program is not what is tested here. Most changes keep the syntax intact, so
that names and types decide whether the mutant is still Java.
"""

import re

TOKEN = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<text>\"\"\".*?\"\"\"|"(?:\\.|[^"\\\n])*")
  | (?P<char>'(?:\\.|[^'\\\n])+')
  | (?P<number>(?:0[xXbB][0-9a-fA-F_]+(?:[pP]\d+)?|\d[\d_]*\.?[\d_]*(?:[eE][+-]?\d+)?|\.\d+)[lLfFdD]?)
  | (?P<word>non-sealed|[A-Za-z_$][\w$]*)
  | (?P<symbol>>>>=|<<=|>>=|<<|\.\.\.|->|::|\+\+|--|&&|\|\||[=!<>+\-*/&|^%]=|[^\s\w])
    """,
    re.VERBOSE | re.DOTALL,
)

PRIMITIVES = "boolean byte short char int long float double".split()
MODIFIERS = """public protected private static final abstract synchronized transient volatile native
default sealed strictfp""".split()
KEYWORDS = set(PRIMITIVES) | set(MODIFIERS) | set(
    """assert break case catch class const continue do else enum extends finally for goto if
    implements import instanceof interface new package return super switch this throw throws try
    void while true false null""".split()
)
LITERALS = """0 1 -1 2 300 70000 1L 0x7fffffffL 1.5 2.5f 'a' '\\n' "" "text" true false null
128 255 0L 1e3 (byte)1 (short)2 new(Object) Integer.valueOf(1) new(int[2])""".replace(
    "new(Object)", "(Object)null"
).replace("new(int[2])", "(int[])null").split()
OPERATORS = ["+ - * / %", "<< + & -", "< > <= >= == !=", "&& || & | ^", "+= -= *= /= = |= &= <<= ^=",
             "++ --"]
OPERATORS = [group.split() for group in OPERATORS]
LIBRARY_TYPES = """Object String Integer Long Character Boolean Double Number Runnable
Comparable<String> Iterable<Integer> CharSequence Exception RuntimeException
java.io.IOException java.util.List<String> java.util.List<?> java.util.List
java.util.Map<String,Integer> java.util.function.Supplier<String>
java.util.function.Function<Integer,String> StringBuilder int[] String[] Void var""".split()


def tokens_of(text):
    """(kind, text) pairs; `>` stays single, so that types and shifts can be told by context."""
    result, position = [], 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise ValueError(f"no token at {text[position:position + 20]!r}")
        if match.lastgroup != "space":
            result.append((match.lastgroup, match.group()))
        elif "\n" in match.group():
            result.append(("line", "\n"))
        position = match.end()
    return result


def text_of(tokens):
    """A program again: its lines are kept, so that messages can be compared with the seed."""
    parts, previous = [], ""
    for kind, text in tokens:
        # Shifts and closing type arguments: no space between neighbouring `>`.
        if previous and kind != "line" and previous != "\n" and not (previous == ">" == text[:1]):
            parts.append(" ")
        parts.append(text)
        previous = text
    return re.sub(r"\n\s*\n+", "\n", "".join(parts)).strip() + "\n"


class Mutator:
    def __init__(self, text, rng):
        self.rng = rng
        self.tokens = [t for t in tokens_of(text)]
        self.words = sorted({t for k, t in self.tokens if k == "word" and t not in KEYWORDS})
        self.types = sorted({t for t in self.words if t[0].isupper()}) + PRIMITIVES + LIBRARY_TYPES

    # ---- Places

    def places(self, wanted):
        return [i for i, (kind, text) in enumerate(self.tokens) if wanted(kind, text)]

    def pick(self, wanted):
        places = self.places(wanted)
        return self.rng.choice(places) if places else None

    def next(self, place, step=1):
        """The next place that is no line break; the text there, or "" at the end."""
        place += step
        while 0 <= place < len(self.tokens) and self.tokens[place][0] == "line":
            place += step
        return place

    def text(self, place):
        return self.tokens[place][1] if 0 <= place < len(self.tokens) else ""

    def closing(self, place):
        """The place of the bracket that closes the one at `place`; None if there is none."""
        pairs = {"(": ")", "{": "}", "[": "]"}
        opening, closing, depth = self.text(place), pairs[self.text(place)], 0
        for i in range(place, len(self.tokens)):
            depth += (self.text(i) == opening) - (self.text(i) == closing)
            if depth == 0:
                return i
        return None

    def put(self, first, last, new):
        """Replaces first..last (exclusive) by tokens."""
        self.tokens[first:last] = new
        return True

    def statements(self):
        """Ranges that are simple statements or declarations, `;` included."""
        result, start, depth = [], None, 0
        for i, (kind, text) in enumerate(self.tokens):
            if kind == "line":
                continue
            depth += (text == "(") - (text == ")")
            if text in ("{", "}") or (text == ";" and depth == 0) or text in ("->", "else"):
                if text == ";" and start is not None:
                    result.append((start, i + 1))
                start = None
            elif start is None:
                start = i
        return result

    def members(self):
        """Ranges `header { … }` for blocks whose header ends in `)` or a throws clause."""
        result = []
        for first, _ in self.blocks():
            start = first
            while start > 0 and self.text(start - 1) not in (";", "{", "}"):
                start -= 1
            end = self.closing(first)
            if end is not None and start < first and "(" in [self.text(i) for i in range(start, first)]:
                result.append((start, end + 1))
        return result

    def blocks(self):
        return [(i, i) for i in self.places(lambda kind, text: text == "{")]

    def argument_lists(self):
        """(ranges of the arguments) of calls and parameter lists."""
        result = []
        for i in self.places(lambda kind, text: text == "("):
            end = self.closing(i)
            if end is None or self.tokens[self.next(i, -1)][0] != "word":
                continue
            parts, start, depth = [], i + 1, 0
            for j in range(i + 1, end + 1):
                text = self.text(j)
                if depth == 0 and (text == "," or j == end):
                    parts.append((start, j))
                    start = j + 1
                depth += (text in "([{<") - (text in ")]}>")
            if parts and all(a < b for a, b in parts):
                result.append(parts)
        return result

    # ---- Changes: each gives False when there is no place for it

    def delete_token(self):
        place = self.pick(lambda kind, text: kind != "line")
        return self.put(place, place + 1, [])

    def duplicate_token(self):
        place = self.pick(lambda kind, text: kind != "line")
        return self.put(place, place, [self.tokens[place]])

    def swap_tokens(self):
        place = self.pick(lambda kind, text: kind != "line")
        other = self.next(place)
        if other >= len(self.tokens):
            return False
        self.tokens[place], self.tokens[other] = self.tokens[other], self.tokens[place]
        return True

    def replace_word(self):
        place = self.pick(lambda kind, text: kind == "word" and text not in KEYWORDS)
        if place is None:
            return False
        # Of the same sort: types by types, others by others.
        old = self.text(place)
        same = [w for w in self.words if w != old and w[0].isupper() == old[0].isupper()]
        return bool(same) and self.put(place, place + 1, [("word", self.rng.choice(same))])

    def replace_literal(self):
        place = self.pick(lambda kind, text: kind in ("text", "char", "number") or text in (
            "true", "false", "null"))
        return place is not None and self.put(place, place + 1, [("number", self.rng.choice(LITERALS))])

    def value_by_literal(self):
        place = self.pick(lambda kind, text: kind == "word" and text[0].islower() and text not in KEYWORDS)
        if place is None or self.text(self.next(place)) == "(":
            return False
        return self.put(place, place + 1, [("number", self.rng.choice(LITERALS))])

    def replace_type(self):
        place = self.pick(lambda kind, text: text in PRIMITIVES or text == "void" or (
            kind == "word" and text[0].isupper()))
        return place is not None and self.put(
            place, place + 1, [("word", self.rng.choice(self.types))])

    def replace_operator(self):
        group = self.rng.choice(OPERATORS)
        place = self.pick(lambda kind, text: kind == "symbol" and text in group)
        if place is None:
            return False
        if self.rng.random() < 0.3:
            group = self.rng.choice(OPERATORS[:4])
        return self.put(place, place + 1, [("symbol", self.rng.choice(group))])

    def drop_modifier(self):
        place = self.pick(lambda kind, text: text in MODIFIERS)
        return place is not None and self.put(place, place + 1, [])

    def replace_modifier(self):
        place = self.pick(lambda kind, text: text in MODIFIERS)
        return place is not None and self.put(place, place + 1, [("word", self.rng.choice(MODIFIERS))])

    def add_modifier(self):
        starts = [s for s, _ in self.statements()] + [s for s, _ in self.members()]
        if not starts:
            return False
        place = self.rng.choice(starts)
        while self.tokens[place][0] == "line":
            place += 1
        return self.put(place, place, [("word", self.rng.choice(MODIFIERS[:6]))])

    def drop_cast(self):
        def is_cast(i):
            end = self.closing(i)
            return end is not None and end - i in (2, 4) and (
                self.text(i + 1) in PRIMITIVES or self.text(i + 1)[:1].isupper()) and (
                self.tokens[self.next(end)][0] in ("word", "text", "number")
                or self.text(self.next(end)) == "(") and self.text(i - 1) in "=(,+-*/<return"

        places = [i for i in self.places(lambda kind, text: text == "(") if is_cast(i)]
        if not places:
            return False
        place = self.rng.choice(places)
        return self.put(place, self.closing(place) + 1, [])

    def add_cast(self):
        place = self.pick(lambda kind, text: text in ("=", "return", "(", ",") and kind != "line")
        if place is None:
            return False
        kind = self.rng.choice(self.types)
        return self.put(place + 1, place + 1, [("symbol", "("), ("word", kind), ("symbol", ")")])

    def drop_keyword(self):
        place = self.pick(lambda kind, text: text in ("return", "throw", "new", "else", "break",
                                                      "continue", "super", "this", "try"))
        return place is not None and self.put(place, place + 1, [])

    def drop_throws(self):
        place = self.pick(lambda kind, text: text == "throws")
        if place is None:
            return False
        end = place
        while self.text(end) not in ("{", ";", ""):
            end += 1
        return self.put(place, end, [])

    def drop_clause(self):
        """extends or implements and what follows, or a catch or finally block."""
        place = self.pick(lambda kind, text: text in ("extends", "implements", "catch", "finally"))
        if place is None:
            return False
        end = place + 1
        if self.text(place) in ("catch", "finally"):
            while self.text(end) not in ("{", ""):
                end += 1
            closing = self.closing(end) if end < len(self.tokens) else None
            return closing is not None and self.put(place, closing + 1, [])
        while self.text(end) not in ("{", ">", ",", "implements", ""):
            end += 1
        return self.put(place, end, [])

    def change_arguments(self):
        lists = self.argument_lists()
        if not lists:
            return False
        parts = self.rng.choice(lists)
        first, last = self.rng.choice(parts)
        action = self.rng.randrange(4)
        if action == 0 and len(parts) > 1:  # swap two
            (a, b), (c, d) = sorted(self.rng.sample(parts, 2))
            return self.put(a, d, self.tokens[c:d] + self.tokens[b:c] + self.tokens[a:b])
        if action == 1:  # one more
            return self.put(last, last, [("symbol", ",")] + self.tokens[first:last])
        if action == 2:  # one less
            if last < len(self.tokens) and self.text(last) == ",":
                return self.put(first, last + 1, [])
            return self.put(first - (len(parts) > 1), last, [])
        other = self.rng.choice(self.rng.choice(lists))  # one of another call
        return self.put(first, last, self.tokens[other[0]:other[1]])

    def pick_statement(self):
        statements = self.statements()
        return self.rng.choice(statements) if statements else None

    def delete_statement(self):
        found = self.pick_statement()
        return found is not None and self.put(*found, [])

    def duplicate_statement(self):
        found = self.pick_statement()
        return found is not None and self.put(found[1], found[1], self.tokens[found[0]:found[1]])

    def copy_statement(self):
        found, to = self.pick_statement(), self.pick_statement()
        return found is not None and self.put(to[0], to[0], self.tokens[found[0]:found[1]])

    def move_statement(self):
        found, to = self.pick_statement(), self.pick_statement()
        if found is None:
            return False
        moved = self.tokens[found[0]:found[1]]
        if found[0] < to[0]:
            self.put(to[0], to[0], moved)
            return self.put(*found, [])
        self.put(*found, [])
        return self.put(to[0], to[0], moved)

    def delete_member(self):
        members = self.members()
        return bool(members) and self.put(*self.rng.choice(members), [])

    def duplicate_member(self):
        members = self.members()
        if not members:
            return False
        first, last = self.rng.choice(members)
        return self.put(last, last, self.tokens[first:last])

    def empty_block(self):
        blocks = self.blocks()
        if not blocks:
            return False
        first = self.rng.choice(blocks)[0]
        end = self.closing(first)
        return end is not None and self.put(first + 1, end, [])

    def change_type_arguments(self):
        places = [i for i in self.places(lambda kind, text: text == "<")
                  if self.tokens[i - 1][0] == "word" and self.text(i - 1)[0].isupper()]
        if not places:
            return False
        place = self.rng.choice(places)
        end, depth = place, 0
        while end < len(self.tokens):
            depth += self.text(end).count("<") - self.text(end).count(">")
            if depth <= 0:
                break
            end += 1
        action = self.rng.randrange(3)
        if action == 0:
            return self.put(place, end + 1, [])
        if action == 1:
            return self.put(place + 1, place + 1, [("word", self.rng.choice(["? extends", "? super"]))])
        return self.put(place + 1, end, [("word", self.rng.choice(self.types))])

    def wrap_condition(self):
        """if (…) becomes while (…), and the like."""
        place = self.pick(lambda kind, text: text in ("if", "while"))
        return place is not None and self.put(
            place, place + 1, [("word", "while" if self.text(place) == "if" else "if")])

    def fix_condition(self):
        """A condition becomes constant: reachability depends on it."""
        place = self.pick(lambda kind, text: text in ("if", "while"))
        if place is None or self.text(self.next(place)) != "(":
            return False
        first = self.next(place)
        end = self.closing(first)
        return end is not None and self.put(
            first + 1, end, [("word", self.rng.choice(["true", "false", "1 < 2", "null", "0"]))])


WEIGHTS = {
    "delete_token": 2, "duplicate_token": 1, "swap_tokens": 1, "replace_word": 14,
    "replace_literal": 6, "value_by_literal": 6, "replace_type": 10, "replace_operator": 5,
    "drop_modifier": 4, "replace_modifier": 3, "add_modifier": 4, "drop_cast": 2, "add_cast": 3,
    "drop_keyword": 3, "drop_throws": 2, "drop_clause": 3, "change_arguments": 8,
    "delete_statement": 6, "duplicate_statement": 3, "move_statement": 4, "copy_statement": 4,
    "delete_member": 2, "duplicate_member": 1, "empty_block": 2, "change_type_arguments": 5,
    "wrap_condition": 2, "fix_condition": 2,
}


def mutant(text, rng):
    mutator = Mutator(text, rng)
    names = []
    for _ in range(2 if rng.random() < 0.2 else 1):
        for _ in range(20):
            name = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
            if getattr(mutator, name)():
                names.append(name)
                break
    return text_of(mutator.tokens), "+".join(names)
