"""Random methods of ints for tests/diff/paths: branches, loops, jumps, try, switch, calls, objects.

Every decision stands on a line of its own, so that its line names it. The same
text, with the decisions wrapped in calls that log them, is what the JVM runs.
"""

import random

RANGE = range(-2, 3)  # of every parameter


class Program:
    """One class with a method f(int a, int b, int c) and a helper."""

    def __init__(self, name, seed):
        self.name = name
        self.random = random.Random(seed)
        self.plain = []
        self.logged = []
        self.indent = 1
        self.variables = []
        self.loops = 0  # around the statement
        self.loop_depth = 0
        self.cases = {}  # line of a switch -> {value or None: line of the case}
        self.fresh = 0
        self.in_finally = 0
        self.helper_made = False

    # ---- Lines

    def line(self):
        return len(self.plain) + 1

    def add(self, plain, logged=None):
        self.plain.append("    " * self.indent + plain)
        self.logged.append("    " * self.indent + (logged if logged is not None else plain))

    def decision(self, before, condition, after):
        number = self.line()
        self.add(f"{before}{condition}{after}", f"{before}Log.b({number}, {condition}){after}")

    # ---- Expressions

    def atom(self):
        if self.random.random() < 0.65 and self.variables:
            return self.random.choice(self.variables)
        return str(self.random.randint(-3, 3))

    def expression(self, depth=2):
        choice = self.random.random()
        if depth == 0 or choice < 0.35:
            return self.atom()
        left, right = self.expression(depth - 1), self.expression(depth - 1)
        if choice < 0.75:
            return f"({left} {self.random.choice(['+', '-', '*'])} {right})"
        if choice < 0.83:
            return f"({left} {self.random.choice(['&', '|', '^'])} {right})"
        if choice < 0.87:
            return f"({left} {self.random.choice(['/', '%'])} {right})"
        if choice < 0.96:
            return f"values[{left}]" if self.random.random() < 0.3 else f"values[{left} & 1]"
        return f"Math.abs({left})"

    def comparison(self):
        operator = self.random.choice(["==", "!=", "<", "<=", ">", ">="])
        return f"{self.expression(1)} {operator} {self.expression(1)}"

    def condition(self):
        choice = self.random.random()
        if choice < 0.7:
            return self.comparison()
        if choice < 0.9:
            return f"{self.comparison()} {self.random.choice(['&&', '||'])} {self.comparison()}"
        return f"!({self.comparison()})"

    # ---- Statements

    def assign(self):
        targets = [name for name in self.variables if not name.startswith("i")]
        target = self.random.choice(targets) if targets else None
        if target is None or self.random.random() < 0.15:
            mask = "" if self.random.random() < 0.3 else " & 1"
            self.add(f"values[{self.atom()}{mask}] = {self.expression(1)};")
        elif self.random.random() < 0.15:
            self.add(f"box.field = {self.expression(1)};")
        elif self.random.random() < 0.12:
            self.add(f"{target} = box.field;")
        elif self.random.random() < 0.15 and self.helper_made:
            self.add(f"{target} = helper({self.expression(1)}, {self.atom()});")
        elif self.random.random() < 0.12:
            self.add(f"{target} =")
            self.indent += 1
            self.decision("", f"({self.comparison()})", "")
            # With a variable in it: an expression that is constant decides nothing.
            self.add(f"? {self.expression(1)} : ({self.expression(1)} + {target});")
            self.indent -= 1
        else:
            self.add(f"{target} = {self.expression()};")

    def block(self, budget, least=1):
        known = len(self.variables)
        self.indent += 1
        for _ in range(self.random.randint(least, 2)):
            if not self.statement(budget):
                break
        self.indent -= 1
        del self.variables[known:]

    def if_statement(self, budget):
        self.decision("if (", self.condition(), ") {")
        self.block(budget - 1)
        if self.random.random() < 0.5:
            self.add("} else {")
            self.block(budget - 1)
        self.add("}")

    def for_statement(self, budget):
        self.fresh += 1
        index = f"i{self.fresh}"
        self.decision(f"for (int {index} = 0; ", f"{index} < {self.random.randint(1, 3)}",
                      f"; {index}++) {{")
        self.variables.append(index)
        self.loop_depth += 1
        self.block(budget - 1)
        self.loop_depth -= 1
        self.variables.remove(index)
        self.add("}")

    def while_statement(self, budget):
        self.fresh += 1
        index = f"i{self.fresh}"
        self.add(f"int {index} = {self.random.randint(1, 3)};")
        is_do = self.random.random() < 0.4
        if is_do:
            self.add("do {")
        else:
            self.decision("while (", f"{index}-- > 0", ") {")
        self.loop_depth += 1
        self.block(budget - 1)
        self.loop_depth -= 1
        if is_do:
            self.decision("} while (", f"--{index} > 0", ");")
        else:
            self.add("}")

    def switch_statement(self, budget):
        number = self.line()
        selector = self.expression(1)
        arrow = self.random.random() < 0.4
        self.add(f"switch ({selector}) {{", f"switch (Log.s({number}, {selector})) {{")
        cases = self.cases[number] = {}
        self.indent += 1
        values = self.random.sample(range(-2, 4), self.random.randint(1, 3))
        for value in values:
            cases[value] = self.line()
            self.add(f"case {value}{' -> {' if arrow else ':'}")
            self.block(budget - 1)
            if arrow:
                self.add("}")
            elif self.random.random() < 0.6 and not self.ended():
                self.indent += 1
                self.add("break;")
                self.indent -= 1
        cases[None] = number
        if self.random.random() < 0.6:
            cases[None] = self.line()
            self.add("default -> {" if arrow else "default:")
            self.block(budget - 1)
            if arrow:
                self.add("}")
        self.indent -= 1
        self.add("}")

    def ended(self):
        return self.plain[-1].strip().startswith(("break", "continue", "return", "throw"))

    def try_statement(self, budget):
        self.add("try {")
        self.block(budget - 1)
        kinds = ["ArithmeticException", "ArrayIndexOutOfBoundsException", "RuntimeException",
                 "IllegalStateException"]
        has_finally = self.random.random() < 0.5
        if not has_finally or self.random.random() < 0.6:
            self.fresh += 1
            self.add(f"}} catch ({self.random.choice(kinds)} e{self.fresh}) {{")
            self.block(budget - 1)
        if has_finally:
            self.add("} finally {")
            self.in_finally += 1
            self.block(budget - 1)
            self.in_finally -= 1
        self.add("}")

    def jump(self):
        """Ends its block; under a condition, so that what follows can be reached."""
        choice = self.random.random()
        if self.loop_depth and choice < 0.35:
            word = "break;"
        elif self.loop_depth and choice < 0.6:
            word = "continue;"
        elif choice < 0.85:
            word = f"return {self.expression(1)};"
        else:
            word = "throw new IllegalStateException();"
        self.decision("if (", self.condition(), ")")
        self.indent += 1
        self.add(word)
        self.indent -= 1

    def statement(self, budget):
        choice = self.random.random()
        if budget <= 0 or choice < 0.3:
            self.assign()
        elif choice < 0.52:
            self.if_statement(budget)
        elif choice < 0.62:
            self.for_statement(budget) if self.loop_depth < 2 else self.assign()
        elif choice < 0.69:
            self.while_statement(budget) if self.loop_depth < 2 else self.assign()
        elif choice < 0.77:
            self.switch_statement(budget)
        elif choice < 0.87:
            self.try_statement(budget)
        else:
            self.jump()
        return True

    # ---- Methods

    def method(self, header, variables, budget, statements, contract=()):
        for clause in contract:
            self.add(clause)
        self.add(header)
        self.indent += 1
        self.variables = list(variables)
        if header.startswith("static int f"):
            self.add("int[] values = {a, b, 1};")
            self.add(f"{self.name} box = new {self.name}();")
            self.add("int r = 0;")
            self.variables.append("r")
        else:
            self.add("int[] values = {x, y};")
            self.add(f"{self.name} box = new {self.name}();")
        for _ in range(statements):
            self.statement(budget)
        self.add(f"return {self.expression(1)};")
        self.indent -= 1
        self.add("}")
        self.variables = []

    def make(self):
        self.indent = 0
        self.add(f"class {self.name} {{")
        self.indent = 1
        self.add("int field;")
        low, high = RANGE[0], RANGE[-1]
        helper = Program.method
        if self.random.random() < 0.4:
            helper(self, "static int helper(int x, int y) {", ["x", "y"], 1, 1)
            self.helper_made = True
        clause = " && ".join(f"{low} <= {name} && {name} <= {high}" for name in "abc")
        self.method("static int f(int a, int b, int c) {", ["a", "b", "c"], 2,
                    self.random.randint(1, 4), [f"//@ requires {clause};"])
        self.indent = 0
        self.add("}")
        return self
