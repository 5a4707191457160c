"""Random methods with loops, for tests/diff/bounds.

A method is a list of lines with marks: `@E3@` stands before the keyword of loop 3, `@I3@` where its body
begins, `@N@` before an object is created. Without the marks it is what Jury reads; with calls in their
place it counts. Inputs are few: ints from -2 to 3, arrays of at most three such numbers, lists of at
most three nodes, cycles included; or all ints of 4 bits, where `@W@` stands before what wraps around.
"""

LOW, HIGH = -2, 3
LONGEST = 3
OBJECTS = 3

SIGNATURES = {
    "ints": "int x, int y",
    "array": "int x, int[] a",
    "list": "int x, /*@ nullable @*/ Node h",
    "far": "int x, int y",
    "bits": "int x, int y",
}

REQUIRES = {
    "ints": f"{LOW} <= x && x <= {HIGH} && {LOW} <= y && y <= {HIGH}",
    "array": f"{LOW} <= x && x <= {HIGH} && a.length <= {LONGEST} && "
             f"(\\forall int k; 0 <= k && k < a.length; -1 <= a[k] && a[k] <= 3)",
    "list": f"{LOW} <= x && x <= {HIGH}",
}
REQUIRES["far"] = REQUIRES["ints"]
REQUIRES["bits"] = "true"
BITS = 4  # of the kind with that name: every input of the type


class Method:
    """Writes one method."""

    def __init__(self, random, index, kind=None):
        self.random = random
        self.index = index
        self.kind = kind or random.choice(list(SIGNATURES))
        self.lines = []
        self.loops = 0
        self.depth = 1
        self.variables = ["x"] + (["y"] if self.kind in ("ints", "far") else [])
        self.nodes = ["h"] if self.kind == "list" else []
        self.names = 0

    def emit(self, text):
        self.lines.append("    " * (self.depth + 1) + text)

    def fresh(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    def chance(self, percent):
        return self.random.randrange(100) < percent

    # ---- Expressions

    def variable(self):
        return self.random.choice(self.variables)

    def number(self):
        return str(self.random.randint(-2, 5))

    def value(self):
        roll = self.random.randrange(10)
        if self.kind == "array" and roll < 2:
            return "a.length"
        if self.nodes and roll < 2:
            node = self.random.choice(self.nodes)
            return f"({node} == null ? {self.number()} : {node}.v)"
        if roll < 6:
            return self.variable()
        if roll < 8:
            return self.number()
        return f"({self.variable()} {self.random.choice(['+', '-', '*', '&', '^'])} {self.number()})"

    def condition(self):
        roll = self.random.randrange(8)
        if self.nodes and roll < 2:
            return f"{self.random.choice(self.nodes)} {self.random.choice(['==', '!='])} null"
        if roll == 2:
            return f"{self.variable()} % {self.random.choice([2, 3])} == 0"
        left, right = self.value(), self.value()
        if left.lstrip("-").isdigit() and right.lstrip("-").isdigit():
            left = self.variable()  # javac knows what a constant condition makes unreachable
        return f"{left} {self.random.choice(['<', '<=', '==', '!=', '>'])} {right}"

    # ---- Statements

    def assignment(self, protected):
        targets = [v for v in self.variables if v not in protected]
        if not targets:
            return
        target = self.random.choice(targets)
        roll = self.random.randrange(6)
        if roll < 2:
            self.emit(f"{target} = {self.value()};")
        elif roll < 4:
            self.emit(f"{target} = ({target} + {self.value()}) % {self.random.choice([3, 5, 7])};")
        else:
            self.emit(f"{target}{self.random.choice(['++', '--'])};")

    def heap_write(self):
        if self.kind == "array":
            self.emit(f"if (0 <= {self.variables[0]} && {self.variables[0]} < a.length) "
                      f"a[{self.variables[0]}] = {self.value()};")
        elif self.nodes:
            node = self.random.choice(self.nodes)
            roll = self.random.randrange(4)
            if roll == 0:
                self.emit(f"if ({node} != null) {{ @N@{node}.next = new Node(); }}")
            elif roll == 1:
                self.emit(f"if ({node} != null) {node}.v = ({self.value()}) % 2;")
            else:
                self.emit(f"if ({node} != null) {node}.next = "
                          f"{self.random.choice(self.nodes + ['null'])};")

    def statement(self, level, protected, in_loop):
        roll = self.random.randrange(12)
        if roll < 5:
            self.assignment(protected)
        elif roll < 7 and self.kind != "ints":
            self.heap_write()
        elif roll < 9 and level < 2:
            self.loop(level + 1, protected)
        elif in_loop and roll < 11:
            self.emit(f"if ({self.condition()})")
            self.depth += 1
            self.emit(self.random.choice(["break;", "break;", "continue;", "return;"]))
            self.depth -= 1
        else:
            self.assignment(protected)

    def body(self, level, protected):
        for _ in range(self.random.randint(0, 2)):
            self.statement(level, protected, True)

    # ---- Loops

    def open(self, head):
        number = self.loops
        self.loops += 1
        self.emit(f"@E{number}@{head} {{@I{number}@")
        self.depth += 1

    def close(self, text="}"):
        self.depth -= 1
        self.emit(text)

    def counting(self, level, protected):
        name = self.fresh("i")
        up = self.chance(60)
        step = self.random.choice([1, 1, 2, 3])
        start, end = self.value(), self.value()
        self.open(f"for (int {name} = {start}; {name} {'<' if up else '>'} {end}; "
                  f"{name} {'+=' if up else '-='} {step})")
        self.variables.append(name)
        self.body(level, protected | ({name} if self.chance(85) else set()))
        self.variables.remove(name)
        self.close()

    def conditional(self, level, protected):
        self.open(f"while ({self.condition()})")
        self.assignment(protected)
        self.body(level, protected)
        self.close()

    def repeating(self, level, protected):
        self.open("do")
        self.assignment(protected)
        self.body(level, protected)
        self.close(f"}} while ({self.condition()});")

    def over_array(self, level, protected):
        if self.chance(50):
            name = self.fresh("e")
            self.open(f"for (int {name} : a)")
            self.variables.append(name)
            self.body(level, protected)
            self.variables.remove(name)
            self.close()
            return
        name = self.fresh("i")
        self.emit(f"int {name} = {self.random.choice(['0', 'x', '1'])};")
        jump = self.random.choice([f"{name}++;", f"{name} = a[{name}];", f"{name} += a[{name}];"])
        extra = f" && a[{name}] {self.random.choice(['!=', '<', '>'])} {self.value()}"
        self.open(f"while ({name} < a.length{extra if self.chance(50) else ''})")
        self.emit(jump)
        self.variables.append(name)
        self.body(level, protected | {name})
        self.variables.remove(name)
        self.close()

    def over_list(self, level, protected):
        name = self.fresh("p")
        extra = f" && {name}.v {self.random.choice(['!=', '<', '>='])} {self.value()}"
        self.open(f"for (Node {name} = {self.random.choice(self.nodes)}; "
                  f"{name} != null{extra if self.chance(40) else ''}; {name} = {name}.next)")
        self.nodes.append(name)
        self.body(level, protected)
        self.nodes.remove(name)
        self.close()

    def far(self, level, protected):
        """Counts for thousands of iterations: Jury does not unroll these."""
        name, other = self.fresh("i"), self.fresh("s")
        start = f"{self.variable()} * {self.random.choice([700, 1000, 1])}"
        end = f"{self.variable()} * {self.random.choice([900, 1500, 1])} + {self.number()}"
        step = self.random.choice([1, 1, 2, 3, 5, 12])
        self.emit(f"int {other} = {self.value()};")
        shape = self.random.randrange(4)
        if shape == 0:
            self.open(f"for (int {name} = {start}; {name} {self.random.choice(['<', '<='])} {end}; {name} += {step})")
        elif shape == 1:
            self.open(f"for (int {name} = {start}; {name} {self.random.choice(['>', '>='])} {end}; {name} -= {step})")
        elif shape == 2:
            self.open(f"for (int {name} = {start}; !({end} {self.random.choice(['<', '<='])} {name}); {name} += {step})")
        else:
            end = f"{start} + {step} * ({self.variable()} + 2) * {self.random.choice([150, 300])}"
            self.open(f"for (int {name} = {start}; {name} != {end}; {name} += {step})")
        self.emit(self.random.choice([f"{other}++;", f"{other} += 3;", f"{other} = {other} * 5 + {name};", ";"]))
        self.close()
        if self.chance(50):
            self.variables.append(other)

    def loop(self, level, protected):
        if self.kind == "far":
            self.far(level, protected)
            return
        kinds = [self.counting, self.counting, self.conditional, self.repeating]
        if self.kind == "array":
            kinds += [self.over_array] * 3
        if self.kind == "list":
            kinds += [self.over_list] * 4
        self.random.choice(kinds)(level, protected)

    def write(self):
        """The lines of the whole method."""
        self.depth = 0
        self.emit(f"//@ requires {REQUIRES[self.kind]};")
        self.emit(f"static void run({SIGNATURES[self.kind]}) {{")
        self.depth = 1
        for _ in range(self.random.randint(0, 1)):
            self.assignment(set()) if self.kind == "far" else self.statement(0, set(), False)
        self.loop(0, set())
        if self.chance(30):
            self.loop(0, set())
        self.depth = 0
        self.emit("}")
        return self.lines


class BitsMethod(Method):
    """Loops over ints of 4 bits, whose arithmetic wraps around; many of them run at most once."""

    def value(self):
        roll = self.random.randrange(10)
        if roll < 5:
            return self.variable()
        if roll < 8:
            return str(self.random.randint(-7, 7))
        return f"@W@({self.variable()} {self.random.choice(['+', '-', '*', '&', '^'])} {self.random.randint(-3, 5)})"

    def assignment(self, protected):
        targets = [v for v in self.variables if v not in protected]
        if not targets:
            return
        target = self.random.choice(targets)
        operation = self.random.choice(["+ 1", "- 1", "+ 2", "- 3", "* 3", f"+ {self.variable()}"])
        self.emit(f"{target} = @W@({target} {operation});")

    def counting(self, level, protected):
        name = self.fresh("i")
        step = self.random.choice(["+ 1", "+ 1", "- 1", "+ 3", "- 2"])
        compare = self.random.choice(["<", "<=", ">", ">=", "!="])
        self.open(f"for (int {name} = {self.value()}; {name} {compare} {self.value()}; {name} = @W@({name} {step}))")
        self.variables.append(name)
        self.body(level, protected | ({name} if self.chance(85) else set()))
        self.variables.remove(name)
        self.close()

    def once(self, level, protected):
        """Nothing leads back to the head, though javac cannot know that all is left."""
        head = self.random.choice([f"while ({self.condition()})", "do", f"for (; {self.condition()};)"])
        self.open(head)
        self.assignment(protected)
        # Behind a `do` that returns nothing could be reached.
        self.emit("break;" if head == "do" else self.random.choice(["break;", "return;"]))
        self.close(f"}} while ({self.condition()});" if head == "do" else "}")

    def conditional(self, level, protected):
        self.open(f"while ({self.condition()})")
        self.assignment(protected)
        self.body(level, protected)
        self.close()

    def loop(self, level, protected):
        kinds = [self.counting, self.counting, self.conditional, self.repeating, self.once]
        self.random.choice(kinds)(level, protected)


def new_method(random, index, kind):
    chosen = kind or random.choice([k for k in SIGNATURES if k != "bits"])
    return (BitsMethod if chosen == "bits" else Method)(random, index, chosen)
