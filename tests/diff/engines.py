"""Every way to an answer, asked about one file: `check` with three encodings and with calls executed, `prove`, `paths`.

Programs to ask about are those of tests/agreement: a line `// HOLDS` or `// VIOLATED` before each method is the right
answer; with `by contract` behind it, one that those who execute what is called need not have. `// DECIDED cadical 4, …`
at the end is how many answers each way must have at least. A way with 0 has its reasons there, as lines `// UNDECIDED
quantified: \\bigint arithmetic`; each of its answers must be UNKNOWN for one of them.
"""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / "tests" / "agreement"

SCOPE = ["--objects", "2", "--array-length", "3"]
WAYS = {
    "cadical": ["check", *SCOPE],
    "z3": ["check", *SCOPE, "--solver", "z3"],
    "quantified": ["check", *SCOPE, "--encoding", "quantified"],
    "prove": ["prove"],
    "inline": ["check", *SCOPE, "--calls", "inline"],
    "paths": ["paths", *SCOPE],
}
# These execute what is called; the others take it at its word, which may be a lie or say too little.
BY_BODY = {"inline", "paths"}
# What an answer claims. Where executions were cut off nothing is claimed, and UNKNOWN claims nothing.
CLAIMS = {"holds": "HOLDS", "proved": "HOLDS", "violated": "VIOLATED", "vacuous": "VACUOUS"}


class Crash(Exception):
    pass


def ask(jury, path, way, timeout=2):
    """Per method, by its line and name: the verdict and the texts of what is unknown. None: the file has errors."""
    command = [jury, *WAYS[way], "--quiet", "--format", "json", "--timeout", str(timeout), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode < 0 or done.returncode > 3:
        raise Crash(f"{way}: exit code {done.returncode}\n{done.stderr[-2000:]}")
    if done.returncode == 2 or not done.stdout.strip():
        return None
    answers = {}
    for verdict in json.loads(done.stdout)["verdicts"]:
        key = verdict["place"]["line"], verdict["method"]
        answers[key] = verdict["verdict"], [unknown["text"] for unknown in verdict["unknown"]]
    return answers


def ask_all(jury, path, timeout=2):
    """Per method: {way: (verdict, unknown)}. None where the file has errors."""
    methods = {}
    for way in WAYS:
        answers = ask(jury, path, way, timeout)
        if answers is None:
            return None
        for key, answer in answers.items():
            methods.setdefault(key, {})[way] = answer
    return methods


def claims(answers):
    return {way: CLAIMS[verdict] for way, (verdict, _) in answers.items() if verdict in CLAIMS}


def family(way):
    """Those that treat calls like this way."""
    return [other for other in WAYS if (other in BY_BODY) == (way in BY_BODY)]


def said(claimed, way):
    """What those of the same family claim."""
    return {claimed[other] for other in family(way) if other in claimed}


def differ(claimed):
    """Do two ways of a family that decided say different things?"""
    return any(len(said(claimed, way)) > 1 and "VIOLATED" in said(claimed, way) for way in claimed)


def differ_in_words(claimed):
    """Does one say that it holds, and one that it does for want of inputs? Where an assumption that has no value for
    some numbers, or no bounds, cannot be evaluated for all of them, the one does not see that nothing meets it."""
    return not differ(claimed) and any(len(said(claimed, way)) > 1 for way in claimed)


def own_errors(answers):
    """Where a way noticed that it is wrong itself."""
    return [f"{way}: {text}" for way, (_, texts) in answers.items() for text in texts if "an error of Jury" in text]


def say(claimed, answers):
    return ", ".join(f"{way} {claimed.get(way, verdict)}" for way, (verdict, _) in answers.items())


def expected(text):
    """The right answers and the ways that they are asked of, by the line of the comment."""
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        match = re.fullmatch(r"\s*// (HOLDS|VIOLATED)( by contract)?", line)
        if match:
            asked = set(WAYS) - (BY_BODY if match.group(2) else set())
            found[number] = match.group(1), asked
    return found


def expected_of(methods, text):
    """{method: (right answer, ways)} of the comments, each of the first method below; and what is wrong about them."""
    comments, result, problems = expected(text), {}, []
    for key in sorted(methods):
        above = [line for line in comments if line < key[0]]
        if not above or max(above) in result.values():
            problems.append(f"{key[1]}: no line says what is right")
        else:
            result[key] = max(above)
    problems += [f"line {line}: no method has this answer" for line in comments if line not in result.values()]
    return {key: comments[line] for key, line in result.items()}, problems


def required(text):
    """{way: least number of decided answers} of the line DECIDED."""
    match = re.search(r"^// DECIDED (.*)$", text, re.M)
    if not match:
        return None
    return {part.split()[0]: int(part.split()[1]) for part in match.group(1).split(",")}


def reasons(text):
    """{way: reasons why it decides nothing} of the lines UNDECIDED."""
    found = {}
    for way, reason in re.findall(r"^// UNDECIDED (\w+): (.*)$", text, re.M):
        found.setdefault(way, []).append(reason)
    return found
