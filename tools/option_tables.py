"""Reads src/main/commands.def and src/main/options.def, for the tools that write the man page and completions."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STRING = r'"(?:[^"\\]|\\.)*"'
FIELD = re.compile(rf"""\s*((?:{STRING}\s*)+|'.'|[\w |]+?)\s*([,)])""", re.DOTALL)


@dataclass
class Command:
    word: str
    operands: str
    help: str


@dataclass
class Option:
    word: str
    letter: str     # or empty
    argument: str   # or empty
    commands: list  # their words
    help: str

    def choices(self):
        """The words that may be given, where the argument is a choice or has words beside other forms."""
        return [form for form in self.argument.split("|") if re.fullmatch(r"[a-z0-9]+", form)]

    def names_files(self):
        return bool(re.search(r"\b(FILE|PATH)\b(?!=)", self.argument)) and not self.prefixes()

    def names_folders(self):
        return bool(re.search(r"\bDIR\b", self.argument)) and not self.prefixes()

    def prefixes(self):
        """`FORMAT=FILE|html=DIR`: the forms that a file follows."""
        return re.findall(r"\b(\w+)=(?:FILE|DIR)\b", self.argument)


def rows(file, macro):
    """The fields of each `MACRO(…)` of a table, strings joined and without quotes."""
    text = re.sub(r"^//.*$", "", (ROOT / "src/main" / file).read_text(), flags=re.MULTILINE)
    for start in re.finditer(rf"^{macro}\(", text, re.MULTILINE):
        fields, at = [], start.end()
        while True:
            found = FIELD.match(text, at)
            if not found:
                raise ValueError(f"{file}: not understood: {text[at:at + 60]!r}")
            value, at = found[1], found.end()
            if value.startswith('"'):
                value = "".join(part[1:-1] for part in re.findall(STRING, value)).replace('\\"', '"')
            fields.append(value.strip("'") if re.fullmatch("'.'", value) else value)
            if found[2] == ")":
                break
        yield fields


def commands():
    return [Command(word, operands, text) for _, word, operands, text in rows("commands.def", "COMMAND")]


def options():
    words = {name: word for name, word, _, _ in rows("commands.def", "COMMAND")}
    found = []
    for _, word, letter, argument, where, text in rows("options.def", "OPTION"):
        names = [name.strip().removeprefix("IN_") for name in where.split("|")]
        owners = list(words.values()) if names == ["ALL"] else [words[name] for name in words if name in names]
        found.append(Option(word, "" if letter == "0" else letter, "" if argument == "NULL" else argument, owners, text))
    return found


def report_words(table):
    """What `--report` may begin with: the formats of `--format`."""
    return next(option for option in table if option.word == "format").choices()


def version():
    return re.search(r'JURY_VERSION "([^"]+)"', (ROOT / "src/verdict/version.h").read_text())[1]


def write(path, text, is_check):
    """Writes a file, or says whether it is what would be written."""
    if is_check:
        return path.exists() and path.read_text() == text
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return True
