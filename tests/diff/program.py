"""Random Java: a class with small helpers and many static methods over primitive parameters.

`generate(rng, count)` gives a Program. Every method ends on every input: loops have small constant
bounds, recursion a small depth. What a method did is seen from its result or exception and from the
static field `log`, which side effects write; each method sets it to 0 first.
"""

import math
import struct
from dataclasses import dataclass, field

INTEGRAL = ["int", "long", "char", "byte", "short"]
FLOATING = ["float", "double"]
PRIMITIVE = INTEGRAL + ["boolean"] + FLOATING
ARRAYS = ["int[]", "int[]", "long[]", "byte[]", "char[]", "short[]", "boolean[]", "float[]", "double[]"]
SUPERTYPES = {"Left": ["Left", "Base", "Shape", "Object"], "Leaf": ["Leaf", "Left", "Base", "Shape", "Object"],
              "Right": ["Right", "Base", "Shape", "Object"], "Base": ["Base", "Shape", "Object"],
              "Inner": ["Outer.Inner", "Object"], "Pair": ["Pair", "Object"]}
CLASSES = ["Base", "Left", "Right", "Leaf"]
RANGES = {"byte": (-128, 127), "short": (-32768, 32767), "char": (0, 65535),
          "int": (-(2**31), 2**31 - 1), "long": (-(2**63), 2**63 - 1)}
# Subclasses stand before superclasses: the order of catch clauses.
EXCEPTIONS = ["E2", "E1", "Checked", "ArithmeticException", "ArrayIndexOutOfBoundsException",
              "IndexOutOfBoundsException", "NullPointerException", "ClassCastException",
              "NegativeArraySizeException", "ArrayStoreException", "IllegalStateException",
              "RuntimeException", "Exception", "Throwable"]
UNRELATED = ["E1", "ArithmeticException", "IndexOutOfBoundsException", "NullPointerException",
             "ClassCastException", "NegativeArraySizeException", "IllegalStateException"]

COUNTER = "counter"
# What `jury check` answers with UNKNOWN, by the names used below. Take an entry out when it is modelled.
NOT_MODELLED = set()


@dataclass
class Method:
    name: str
    result: str
    parameters: list  # (type, name)
    body: list  # lines

    def text(self, name=None):
        parameters = ", ".join(f"{t} {n}" for t, n in self.parameters)
        head = f"    static {self.result} {name or self.name}({parameters}) throws Checked {{"
        return "\n".join([head, *("        " + line for line in self.body), "    }"])


@dataclass
class Program:
    helpers: str
    methods: list

    def text(self, methods):
        return f"class P {{\n{self.helpers}\n" + "\n".join(methods) + "\n}\n"


def of_bits(t, bits):
    code = "f" if t == "float" else "d"
    return struct.unpack("<" + code, bits.to_bytes(4 if t == "float" else 8, "little"))[0]


def bits_of(t, value):
    return int.from_bytes(struct.pack("<f" if t == "float" else "<d", value), "little")


def signed(t, bits):
    width = 32 if t == "float" else 64
    return bits - (1 << width) if bits >> (width - 1) else bits


def floating_literal(t, bits):
    value = of_bits(t, bits)
    owner = "Float" if t == "float" else "Double"
    if math.isnan(value):
        return owner + ".NaN"
    if math.isinf(value):
        return owner + (".POSITIVE_INFINITY" if value > 0 else ".NEGATIVE_INFINITY")
    text = value.hex() + ("f" if t == "float" else "")
    return f"({text})" if text.startswith("-") else text


def literal(t, value):
    """A value as Java writes it, of exactly this type. Of float and double it is given as bits."""
    if t in FLOATING:
        return floating_literal(t, value)
    if t == "boolean":
        return "true" if value else "false"
    if t == "long":
        return f"({value}L)" if value < 0 else f"{value}L"
    text = f"({value})" if value < 0 else str(value)
    return text if t == "int" else f"(({t}) {text})"


def interesting_floating(rng, t):
    """As bits, unsigned; one NaN only."""
    width, fraction = (32, 23) if t == "float" else (64, 52)
    kind = rng.random()
    if kind < 0.45:
        return bits_of(t, rng.randint(-9, 9) * rng.choice([1, 1, 0.5, 0.1, 0.25]))
    if kind < 0.6:
        return bits_of(t, rng.choice([0.0, -0.0, 1e10, -3e9, 2147483647.0, 2147483648.0, 9.3e18, 1e-30, 16777217.0, 0.49999999]))
    if kind < 0.75:
        bits = rng.choice([0, 1, (1 << fraction) - 1, 1 << fraction, (1 << width - 1) - (1 << fraction),
                           (1 << width - 1) - (1 << fraction) - 1])
        return bits | rng.randrange(2) << width - 1
    if kind < 0.8:
        return bits_of(t, float("nan"))
    bits = rng.getrandbits(width)
    return bits if not math.isnan(of_bits(t, bits)) else bits_of(t, 1.0)


def interesting(rng, t):
    if t == "boolean":
        return rng.random() < 0.5
    if t in FLOATING:
        return interesting_floating(rng, t)
    low, high = RANGES[t]
    kind = rng.random()
    if kind < 0.55:
        value = rng.randint(-9, 9)
    elif kind < 0.7:
        value = rng.choice([low, high, low + 1, high - 1, -1, 0, 31, 32, 33, 63, 64, 127, 128, 255, 256])
    elif kind < 0.85:
        value = rng.choice([1, -1]) * (1 << rng.randint(0, 62)) + rng.randint(-1, 1)
    else:
        value = rng.randint(low, high)
    return (value - low) % (high - low + 1) + low


@dataclass
class Target:
    kind: str  # "loop", "switch", "block"
    label: str
    broken: bool = False
    continued: bool = False


@dataclass
class Context:
    """Where code is being generated."""
    variables: list = field(default_factory=list)  # (name, type, True: final; COUNTER: not to be assigned)
    targets: list = field(default_factory=list)
    result: str = ""  # type that `return` gives; "" where it must not stand
    this: str = ""  # the class around, in its instance methods
    may_call: bool = True
    may_create: bool = True  # not in constructors and what they call
    may_throw_checked: bool = False
    loops: int = 0

    def inner(self, **changes):
        copy = Context(list(self.variables), self.targets, self.result, self.this, self.may_call,
                       self.may_create, self.may_throw_checked, self.loops)
        for name, value in changes.items():
            setattr(copy, name, value)
        return copy


class Generator:
    def __init__(self, rng, floating):
        self.rng = rng
        self.floating_weight = floating  # 1 is usual
        self.names = 0
        self.size = 0  # statements left in this method

    def fresh(self, prefix="v"):
        self.names += 1
        return f"{prefix}{self.names}"

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, *weighted):
        """Of (weight, value) pairs."""
        values = [value for weight, value in weighted if weight > 0]
        return self.rng.choices(values, [weight for weight, _ in weighted if weight > 0])[0]

    def names_of(self, c, types, assignable=False):
        return [name for name, t, is_final in c.variables if t in types and not (assignable and is_final)]

    # ---- Expressions

    def expression(self, c, t, depth):
        if t == "boolean":
            return self.condition(c, depth)
        if t in INTEGRAL:
            return self.number(c, t, depth)
        if t in FLOATING:
            return self.floating(c, t, depth)
        return self.reference(c, t, depth)

    def leaf(self, c, t):
        widening = {"int": ["int", "char", "byte", "short"], "long": INTEGRAL, "short": ["short", "byte"]}
        names = self.names_of(c, widening.get(t, [t]))
        if names and self.chance(0.75):
            return self.rng.choice(names)
        if t == "char" and self.chance(0.3):
            return self.rng.choice(["'a'", "'\\n'", "'\\uffff'", "'0'"])
        if t == "int" and self.chance(0.05):
            return self.rng.choice(["Integer.MIN_VALUE", "Integer.MAX_VALUE", "0x7f", "0xffff_ffff", "'x'"])
        if t == "long" and self.chance(0.3):
            return literal("int", interesting(self.rng, "int"))
        return literal(t, interesting(self.rng, t))

    def small(self, c, depth):
        """An int from 0 to 3, now and then something else."""
        if self.chance(0.04):
            return self.number(c, "int", depth)
        if self.chance(0.3):
            return str(self.rng.randint(0, 3))
        if self.chance(0.08):
            return f"({self.number(c, 'int', depth)} % 4)"
        return f"({self.number(c, 'int', depth)} & 3)"

    def number(self, c, t, depth):
        if depth <= 0:
            return self.leaf(c, t)
        # What a char, byte or short takes must be narrowed; where an int or long is wanted, less will do.
        if t in ("char", "byte", "short"):
            if self.chance(0.35):
                return self.place_or_leaf(c, t, depth)
            source = self.pick((4, "int"), (2, "long"), (1, "char"), (1, "byte"), (1, "short"))
            return f"(({t}) {self.number(c, source, depth - 1)})"
        d = depth - 1
        kind = self.pick((2, "leaf"), (5, "arithmetic"), (2, "divide"), (3, "shift"), (3, "bits"), (1, "unary"),
                         (2, "cast"), (2, "ternary"), (3, "place"), (2, "assign"), (2, "increment"),
                         (3 * c.may_call, "call"), (1, "switch"), (0.5, "pattern"), (0.7 * c.may_call, "lambda"),
                         (0.4 * ("box" not in NOT_MODELLED), "box"), (0.4, "text"), (0.5 * c.may_call, "static"),
                         (0.6 * self.floating_weight, "floating"))
        return getattr(self, "number_" + kind)(c, t, d)

    def number_floating(self, c, t, d):
        """From a floating-point number."""
        f = self.rng.choice(FLOATING)
        value = self.floating(c, f, d)
        kind = self.rng.randrange(8)
        if kind == 0:
            return f"Float.floatToIntBits({self.floating(c, 'float', d)})"
        if kind == 1:
            return f"(int) Double.doubleToLongBits({self.floating(c, 'double', d)})"
        if kind == 2:
            return f"{'Float' if f == 'float' else 'Double'}.compare({value}, {self.floating(c, f, d)})"
        if kind == 3:
            return f"(int) Math.round({value})"
        if kind == 4:
            return f"Math.getExponent({value})"
        through = self.rng.choice(["int", "int", "byte", "char", "short", t])
        return f"(({through}) {value})"

    # ---- Floating point

    def floating(self, c, t, depth):
        if depth <= 0:
            return self.floating_leaf(c, t)
        d = depth - 1
        kind = self.pick((2, "leaf"), (5, "arithmetic"), (2, "divide"), (1, "negate"), (2, "cast"), (1.5, "ternary"),
                         (3, "place"), (1, "assign"), (1, "increment"), (1.5, "math"), (0.5, "bits"), (0.5, "box"),
                         (0.5, "switch"), (0.4, "remainder"))
        return getattr(self, "floating_" + kind)(c, t, d)

    def floating_operand(self, c, t, d):
        """Of the type, or one that is widened to it."""
        source = self.pick((7, t), (1, "int"), (0.5, "long"), (0.3, "char"), (1, "float"))
        return self.expression(c, source, d)

    def floating_leaf(self, c, t, d=0):
        names = self.names_of(c, INTEGRAL + (FLOATING if t == "double" else ["float"]))
        if names and self.chance(0.3):
            return self.rng.choice(names)
        own = self.names_of(c, [t])
        if own and self.chance(0.75):
            return self.rng.choice(own)
        if self.chance(0.05):
            return self.rng.choice(["Float.MAX_VALUE", "Float.MIN_VALUE", "0.1f", "1", "'a'", "1e7f"] +
                                   (["Double.MAX_VALUE", "Double.MIN_VALUE", "0.1", "1e22"] if t == "double" else []))
        return literal(t, interesting(self.rng, t))

    def typed(self, c, t, d):
        """Of exactly the type: what an operator or a method makes of it depends on that."""
        return f"(({t}) {self.floating(c, t, d)})"

    def floating_arithmetic(self, c, t, d):
        return f"({self.typed(c, t, d)} {self.rng.choice('++--*')} {self.floating_operand(c, t, d)})"

    def floating_divide(self, c, t, d):
        return f"({self.floating_operand(c, t, d)} / {self.typed(c, t, d)})"

    def floating_remainder(self, c, t, d):
        return f"({self.typed(c, t, d)} % {self.floating_operand(c, t, d)})"

    def floating_negate(self, c, t, d):
        return f"({self.rng.choice('-+')}{self.floating_operand(c, t, d)})"

    def floating_cast(self, c, t, d):
        through = self.pick((2, t), (1, "float"), (1, "int"), (1, "long"), (0.5, "byte"), (0.5, "char"))
        return f"(({through}) {self.expression(c, self.rng.choice(FLOATING + ['int', 'long']), d)})"

    def floating_ternary(self, c, t, d):
        return f"({self.condition(c, d)} ? {self.floating_operand(c, t, d)} : {self.floating_operand(c, t, d)})"

    def floating_place(self, c, t, d):
        return self.place(c, t, d) or self.floating_leaf(c, t)

    def floating_assign(self, c, t, d):
        text = self.assignment(c, t, d)
        return f"({text})" if text else self.floating_leaf(c, t)

    def floating_increment(self, c, t, d):
        target = self.place(c, t, d, True)
        if not target:
            return self.floating_leaf(c, t)
        sign = self.rng.choice(["++", "--"])
        return f"({sign}{target})" if self.chance(0.5) else f"({target}{sign})"

    def floating_math(self, c, t, d):
        one, two = self.typed(c, t, d), self.typed(c, t, d)
        calls = [f"Math.abs({one})", f"Math.max({one}, {two})", f"Math.min({one}, {two})", f"Math.signum({one})",
                 f"Math.nextUp({one})", f"Math.ulp({one})", f"Math.nextDown({one})"]
        if t == "double":
            calls += [f"Math.{name}({one})" for name in ("floor", "ceil", "rint", "sqrt")]
        return self.rng.choice(calls)

    def floating_bits(self, c, t, d):
        if t == "float":
            return f"Float.intBitsToFloat({self.number(c, 'int', d)})"
        return f"Double.longBitsToDouble({self.number(c, 'long', d)})"

    def floating_box(self, c, t, d):
        box = "Float" if t == "float" else "Double"
        return f"(({box}) {self.typed(c, t, d)}).{self.rng.choice(['floatValue', t + 'Value', 'intValue'])}()"

    def floating_switch(self, c, t, d):
        return "(" + self.switch_expression(c, t, d) + ")"

    def floating_condition(self, c, d):
        t = self.rng.choice(FLOATING)
        one = self.typed(c, t, d)
        if self.chance(0.2):
            box = "Float" if t == "float" else "Double"
            return self.rng.choice([f"{box}.isNaN({one})", f"{box}.isInfinite({one})", f"{box}.isFinite({one})",
                                    f"(({box}) {one}).equals({self.typed(c, t, d)})"])
        return f"({one} {self.rng.choice(['<', '<=', '>', '>=', '==', '!='])} {self.floating_operand(c, t, d)})"

    # ---- Integers

    def operand(self, c, t, d):
        return self.number(c, self.pick((6, t), (1, "char"), (1, "byte"), (1, "short"), (1, "int")), d)

    def number_leaf(self, c, t, d):
        return self.leaf(c, t)

    def number_arithmetic(self, c, t, d):
        return f"({self.operand(c, t, d)} {self.rng.choice('++--*')} {self.operand(c, t, d)})"

    def number_divide(self, c, t, d):
        divisor = self.operand(c, t, d)
        kind = self.rng.random()
        if kind < 0.5:
            divisor = f"({divisor} | 1)"
        elif kind < 0.8:
            divisor = literal("int", self.rng.choice([-128, -7, -3, -2, -1, 1, 2, 3, 5, 7, 8, 10, 100, 65536]))
        return f"({self.operand(c, t, d)} {self.rng.choice('/%')} {divisor})"

    def number_shift(self, c, t, d):
        distance = self.rng.choice([self.operand(c, "int", d), str(self.rng.randint(0, 70)),
                                    self.number(c, "long", d), f"-{self.rng.randint(1, 40)}"])
        return f"({self.operand(c, t, d)} {self.rng.choice(['<<', '>>', '>>>'])} {distance})"

    def number_bits(self, c, t, d):
        return f"({self.operand(c, t, d)} {self.rng.choice('&|^')} {self.operand(c, t, d)})"

    def number_unary(self, c, t, d):
        return f"({self.rng.choice(['-', '~', '+', '- -', '-~'])}{self.operand(c, t, d)})"

    def number_cast(self, c, t, d):
        through = self.rng.choice(["byte", "short", "char", "int", t])
        return f"(({through}) {self.number(c, self.rng.choice(INTEGRAL), d)})"

    def number_ternary(self, c, t, d):
        return f"({self.condition(c, d)} ? {self.operand(c, t, d)} : {self.operand(c, t, d)})"

    def number_place(self, c, t, d):
        return self.place_or_leaf(c, self.pick((4, t), (1, "char"), (1, "byte"), (1, "short"), (2, "int")), d)

    def place_or_leaf(self, c, t, d):
        return self.place(c, t, d) or self.leaf(c, t)

    def number_assign(self, c, t, d):
        narrow = self.pick((4, t), (1, "char"), (1, "byte"), (1, "short"), (2, "int"))
        text = self.assignment(c, narrow, d)
        return f"({text})" if text else self.leaf(c, t)

    def number_increment(self, c, t, d):
        target = self.place(c, self.pick((4, t), (1, "char"), (1, "byte"), (1, "short"), (2, "int")), d, True)
        if not target:
            return self.leaf(c, t)
        sign = self.rng.choice(["++", "--"])
        return f"({sign}{target})" if self.chance(0.5) else f"({target}{sign})"

    def number_call(self, c, t, d):
        n = lambda: self.number(c, "int", d)  # noqa: E731
        kind = self.pick((4, "note"), (2, "sum"), (2, "rec"), (3, "virtual"), (2, "helper"), (1, "twice"),
                         (1.5, "inner"), (1, "pair"), (1, "overload"), (0.7, "math"), (1, "anonymous"),
                         (0.7, "enum"), (0.7, "hidden"), (0.7, "generic"), (0.5, "maker"), (0.5, "chain"))
        if kind == "hidden":
            owner = self.rng.choice(["Base", "Left"])
            return f"{self.reference(c, owner, d)}.{self.rng.choice(['h', 'calls(' + n() + ')', 'self().f', 'hid(' + n() + ')' if owner == 'Left' else 'h'])}"
        if kind == "generic":
            first, second = self.reference(c, "Leaf", d), self.reference(c, "Leaf", d)
            holder = f"new Holder<{self.rng.choice(['Base', 'Left', 'Leaf'])}>({first}, {second})"
            return f"{holder}.{self.rng.choice(['pick', 'conv'])}({self.condition(c, d)}).{self.rng.choice(['f', 'area(' + n() + ')'])}"
        if kind == "maker":
            text = self.rng.choice(["Base::new", "Right::new", "Leaf::new", "k -> new Base(k)", "P::pass"])
            return f"build({text}, {n()}).{self.rng.choice(['f', 'step(' + n() + ')'])}"
        if kind == "chain":
            return f"total(new Chain({self.reference(c, 'Base', d)}, {self.small(c, d)} & 3))"
        if kind == "note":
            return f"note({n()})"
        if kind == "sum":
            return f"sum({', '.join(n() for _ in range(self.rng.randint(0, 3)))})"
        if kind == "rec":
            return f"rec({self.small(c, d)} & 3, {n()})" if self.chance(0.6) else f"even({self.small(c, d)} & 3, {n()})"
        if kind == "virtual":
            return f"{self.reference(c, 'Base', d)}.{self.rng.choice(['area', 'step', 'own'])}({n()})"
        if kind == "twice":
            return f"{self.reference(c, 'Shape', d)}.{self.rng.choice(['area', 'twice', 'thrice'])}({n()})"
        if kind == "inner":
            names = self.names_of(c, ["Outer.Inner"])
            make = f"new Outer({n()}).new Inner({n()})"
            return f"{self.rng.choice(names) if names else make}.bump({n()})"
        if kind == "pair":
            return f"new Pair({n()}, {self.number(c, 'long', d)}).{'mix()' if self.chance(0.6) or t == 'int' else 'b()'}"
        if kind == "overload":
            return f"(int) over({self.number(c, self.rng.choice(INTEGRAL), d)})"
        if kind == "math":
            return self.rng.choice([f"Math.abs({n()})", f"Math.max({n()}, {n()})", f"Math.min({n()}, {n()})"])
        if kind == "anonymous":
            finals = self.final_only(c)
            body = self.number(finals.inner(may_call=False), "int", 1)
            return f"new Base({n()}) {{ public int area(int k) {{ return f + {body} * k; }} }}.{self.rng.choice(['area', 'twice', 'step'])}({n()})"
        if kind == "enum":
            if "enum field" not in NOT_MODELLED and self.chance(0.3):
                return f"(Color.BLUE.weight + Color.values()[{self.small(c, d)} & 1].weight)"
            return f"Color.values()[{self.small(c, d)} % 3].{self.rng.choice(['ordinal()', 'mix(' + n() + ')'])}"
        return f"help({n()}, {self.number(c, 'long', d)}, {self.condition(c, d)})"

    def number_switch(self, c, t, d):
        return "(" + self.switch_expression(c, t, d) + ")"

    def number_pattern(self, c, t, d):
        name = self.fresh("p")
        kind = self.rng.choice(["Left", "Right", "Leaf"])
        inner = c.inner(variables=c.variables + [(name, kind, False)])
        value = self.upcast(c, d)
        if self.chance(0.3):
            return f"(!({value} instanceof {kind} {name}) ? {self.operand(c, t, d)} : {self.operand(inner, t, d)})"
        test = f"{value} instanceof {kind} {name}"
        if self.chance(0.5):
            test += f" && {self.condition(inner, d)}"
        return f"({test} ? {self.operand(inner, t, d)} : {self.operand(c, t, d)})"

    def final_only(self, c):
        return Context([v for v in c.variables if v[2] is True], [], "", c.this, c.may_call, c.may_create, False, c.loops)

    def lambda_text(self, c, d):
        """Of the interface Fn: int to int."""
        kind = self.rng.random()
        if kind < 0.15:
            return self.rng.choice(["P::note", "P::twist", "new Left(3, 4)::area", "P::sum"])
        x = self.fresh("x")
        inner = self.final_only(c)
        inner.variables.append((x, "int", False))
        if kind < 0.7:
            return f"{x} -> {self.number(inner, 'int', d)}"
        inner.result, inner.may_call = "int", False
        saved, self.size = self.size, 2
        lines = self.block(inner, 1, ending="int")
        self.size = saved
        return f"({x}) -> {{ {' '.join(lines)} }}"

    def number_lambda(self, c, t, d):
        names = self.names_of(c, ["Fn"])
        if names and self.chance(0.6):
            return f"{self.rng.choice(names)}.of({self.number(c, 'int', d)})"
        return f"apply({self.lambda_text(c, min(d, 2))}, {self.number(c, 'int', d)})"

    def number_box(self, c, t, d):
        names = self.names_of(c, ["Integer"])
        return f"((int) {self.rng.choice(names)})" if names else f"(int) (Integer) ((int) {self.number(c, 'int', d)})"

    def text(self, c, d):
        """An expression of type String."""
        kind = self.rng.randrange(7)
        if kind == 0:
            return f'("{self.rng.choice(["", "a", "x1"])}" + {self.number(c, self.rng.choice(INTEGRAL), d)})'
        if kind == 1:
            return f'({self.number(c, self.rng.choice(["int", "char", "long"]), d)} + "," + {self.condition(c, d)})'
        if kind == 2:
            return f"String.valueOf({self.number(c, self.rng.choice(['int', 'long', 'char']), d)})"
        if kind == 3:
            return f"Color.values()[{self.small(c, d)} % 3].{self.rng.choice(['name()', 'toString()'])}"
        if kind == 4:
            return f"new StringBuilder().append({self.number(c, 'char', d)}).append('b').append(true).toString()"
        if kind == 5 and c.may_create:
            return f'("{self.rng.choice(["", "0", "12"])}" + (Object) null + new Pair({self.number(c, "int", d)}, 3))'
        return f"{self.rng.choice(['Left', 'Right', 'Table'])}.class.getSimpleName()"

    def number_text(self, c, t, d):
        text = self.text(c, d - 1)
        kind = self.rng.randrange(6)
        if kind == 0:
            return f"{text}.length()"
        if kind == 1:
            return f"{text}.charAt({self.small(c, d)})"
        if kind == 2:
            return f"{text}.indexOf('{self.rng.choice('1a2-')}')"
        if kind == 3:
            return f"({text}.equals({self.text(c, d - 1)}) ? 1 : 2)"
        if kind == 4:
            return f"{text}.compareTo({self.text(c, d - 1)})"
        return f"{text}.substring({self.rng.choice(['0', '1', self.small(c, d)])}).length()"

    def number_static(self, c, t, d):
        kind = self.rng.randrange(6)
        if kind == 0:
            return f"Table.at({self.number(c, 'int', d)})"
        if kind == 1:
            return f"(make({self.number(c, 'int', d)}, 2).getClass() == {self.rng.choice(CLASSES)}.class ? 3 : 4)"
        return self.rng.choice(["Table.TOTAL", "(int) Table.WIDE", "Table.NAME.length()",
                                "Table.LIST.get(1).intValue()", "Table.BEST.ordinal()"])

    def condition(self, c, depth):
        if depth <= 0:
            names = self.names_of(c, ["boolean"])
            if names and self.chance(0.6):
                return self.rng.choice(names)
            return f"({self.leaf(c, 'int')} {self.rng.choice(['<', '<=', '>', '>=', '==', '!='])} {self.leaf(c, 'int')})"
        d = depth - 1
        kind = self.pick((6, "compare"), (4, "circuit"), (1, "not"), (1, "place"), (1, "instance"), (1, "same"),
                         (1, "bits"), (1, "assign"), (1, "ternary"), (1 * c.may_call, "flag"), (0.5, "switch"),
                         (0.7 * self.floating_weight, "floating"))
        if kind == "floating":
            return self.floating_condition(c, d)
        if kind == "compare":
            t = self.rng.choice(["int", "int", "long"])
            return f"({self.operand(c, t, d)} {self.rng.choice(['<', '<=', '>', '>=', '==', '!='])} {self.operand(c, t, d)})"
        if kind == "circuit":
            return f"({self.condition(c, d)} {self.rng.choice(['&&', '||'])} {self.condition(c, d)})"
        if kind == "bits":
            return f"({self.condition(c, d)} {self.rng.choice(['&', '|', '^', '==', '!='])} {self.condition(c, d)})"
        if kind == "not":
            return f"(!{self.condition(c, d)})"
        if kind == "instance":
            return f"((Object) {self.reference(c, 'Object', d)} instanceof {self.rng.choice(CLASSES)})"
        if kind == "same":
            t = self.rng.choice(["Base", "Object"])
            return f"((Object) {self.reference(c, t, d)} {self.rng.choice(['==', '!='])} {self.reference(c, t, d)})"
        if kind == "ternary":
            return f"({self.condition(c, d)} ? {self.condition(c, d)} : {self.condition(c, d)})"
        if kind == "flag":
            if self.chance(0.3):
                pair = lambda: f"new Pair({self.small(c, d)}, {self.small(c, d)})"  # noqa: E731
                return f"{pair()}.equals({pair() if self.chance(0.8) else 'null'})"
            return f"flag({self.condition(c, d)})"
        if kind == "switch":
            return "(" + self.switch_expression(c, "boolean", d) + ")"
        if kind == "assign":
            text = self.assignment(c, "boolean", d)
            return f"({text})" if text else self.condition(c, d)
        return self.place(c, "boolean", d) or self.condition(c, d)

    def creation(self, c, t, d):
        n = lambda: self.number(c, "int", d)  # noqa: E731
        if t == "Left":
            return f"new Left({n()}, {n()})"
        if t == "Leaf":
            return f"new Leaf({n()})"
        return f"new {t}({n()})"

    def reference(self, c, t, depth):
        d = depth - 1
        if t == "Integer":
            names = self.names_of(c, ["Integer"])
            return self.rng.choice(names) if names and self.chance(0.5) else f"(Integer) ((int) {self.number(c, 'int', d)})"
        if t == "Fn":
            names = self.names_of(c, ["Fn"])
            return self.rng.choice(names) if names and self.chance(0.5) else f"(Fn) ({self.lambda_text(c, 1)})"
        if t.endswith("[]"):
            return self.array(c, t, d)
        if t == "Outer.Inner":
            return f"new Outer({self.number(c, 'int', d)}).new Inner({self.number(c, 'int', d)})"
        if t == "Pair":
            return f"new Pair({self.number(c, 'int', d)}, {self.number(c, 'long', d)})"
        below = [k for k in CLASSES if t in SUPERTYPES[k]]
        names = self.names_of(c, below + [t])
        if self.chance(0.02) or not c.may_create and not names:
            return f"(({t}) null)"
        if not c.may_create:
            return self.rng.choice(names)
        if names and self.chance(0.75):
            name = self.rng.choice(names)
            if d > 0 and t in ("Base", "Shape", "Object") and self.chance(0.2) and name in self.names_of(c, CLASSES):
                return f"{name}.next"
            return name
        if d > 0:
            kind = self.pick((1, "ternary"), (2, "new"), (1, "cast"), (1, "assign"), (1, "call"))
            if kind == "ternary":
                return f"({self.condition(c, d)} ? {self.reference(c, t, d)} : {self.reference(c, t, d)})"
            if kind == "cast" and t in below:
                names = self.names_of(c, ["Base", "Object", "Shape"])
                if names:
                    return f"(({t}) (Object) {self.rng.choice(names)})"
            if kind == "assign":
                names = self.names_of(c, [t], True)
                if names:
                    return f"({self.rng.choice(names)} = {self.reference(c, t, d)})"
            if kind == "call" and c.may_call and t in ("Base", "Shape", "Object"):
                return f"make({self.number(c, 'int', d)}, {self.number(c, 'int', d)})"
        return self.creation(c, self.rng.choice(below), d)

    def upcast(self, c, d):
        """So that a pattern of any class may follow."""
        t = self.rng.choice(["Base", "Object", "Shape"])
        return f"(({t}) {self.reference(c, t, d)})"

    def array(self, c, t, d):
        names = self.names_of(c, [t])
        if names and self.chance(0.6):
            name = self.rng.choice(names)
            return f"{name}.clone()" if self.chance(0.1) else name
        element = t[:-2]
        if self.chance(0.02):
            return f"(({t}) null)"
        if self.chance(0.6):
            count = self.rng.choice([4, 4, 4, 3, 1])
            return f"new {t} {{ {', '.join(self.expression(c, element, d) for _ in range(count))} }}"
        sizes = [f"({self.number(c, 'int', d)} & 3)", "4", "4", f"({self.number(c, 'int', d)} & 3) + 1"]
        size = self.number(c, "int", d) + " % 4" if self.chance(0.1) else self.rng.choice(sizes)
        return f"new {element.replace('[]', '')}[{size}]{'[]' * element.count('[]')}"

    def place(self, c, t, depth, assignable=False):
        """A variable, field or element of exactly this type; None if there is none."""
        d = depth - 1
        names = self.names_of(c, [t], assignable)
        choices = [(3, lambda: self.rng.choice(names))] if names else []
        arrays = self.names_of(c, [t + "[]"])
        if arrays:
            choices.append((3, lambda: f"{self.rng.choice(arrays)}[{self.small(c, d)}]"))
        if t == "int":
            tables = self.names_of(c, ["int[][]"])
            if tables:
                choices.append((1, lambda: f"{self.rng.choice(tables)}[{self.small(c, d)} & 1][{self.small(c, d)}]"))
            lengths = self.names_of(c, ARRAYS)
            if lengths and not assignable:
                choices.append((1, lambda: f"{self.rng.choice(lengths)}.length"))
            choices.append((0.5, lambda: "log"))
            inners = self.names_of(c, ["Outer.Inner"])
            if inners:
                choices.append((1, lambda: f"{self.rng.choice(inners)}.v"))
        if t in ("int", "long", "double"):
            bases = self.names_of(c, CLASSES)
            own = {"int": "f", "long": "g", "double": "w"}[t]
            if bases:
                choices.append((3, lambda: f"{self.rng.choice(bases)}.{own}"))
                if t == "int":
                    choices.append((1, lambda: f"{self.rng.choice(bases)}.data[{self.small(c, d)}]"))
                    choices.append((0.3, lambda: f"{self.rng.choice(bases)}.next.f"))
            if c.this:
                choices.append((3, lambda: own if self.chance(0.5) else f"this.{own}"))
            if d > 0 and c.may_create:
                choices.append((1, lambda: f"{self.reference(c, 'Base', d)}.{own}"))
        for owner, kind, name in (("Left", "byte", "small"), ("Leaf", "byte", "small"), ("Right", "char", "c"),
                                  ("Right", "boolean", "b"), ("Leaf", "short", "s"), ("Left", "float", "q"), ("Leaf", "float", "q")):
            objects = self.names_of(c, [owner])
            if kind == t and objects:
                choices.append((3, lambda o=objects, n=name: f"{self.rng.choice(o)}.{n}"))
            if kind == t and c.this == owner:
                choices.append((2, lambda n=name: n))
        if t == "int" or t == "short":
            choices.append((0.5, lambda: {"int": "Base.shared", "short": "Right.count"}[t]))
        return self.pick(*choices)() if choices else None

    def assignment(self, c, t, d):
        target = self.place(c, t, d, True)
        if not target:
            return None
        if t == "boolean":
            return f"{target} {self.rng.choice(['=', '&=', '|=', '^='])} {self.condition(c, d)}"
        if self.chance(0.4):
            return f"{target} = {self.expression(c, t, d)}"
        if t in FLOATING or self.chance(0.06 * self.floating_weight):
            return f"{target} {self.rng.choice('++-*/')}= {self.floating(c, self.rng.choice(FLOATING), d)}"
        operation = self.rng.choice(["+", "+", "-", "*", "&", "|", "^", "<<", ">>", ">>>", "/", "%"])
        value = self.number(c, self.pick((4, t), (2, "int"), (2, "long"), (1, "char"), (1, "byte")), d)
        if operation in "/%" and self.chance(0.7):
            value = f"({value} | 1)"
        return f"{target} {operation}= {value}"

    # ---- Statements: each gives its lines and whether it can complete normally

    def block(self, c, depth, ending=""):
        """The lines of a block, with a return at the end where `ending` names a type. Where it is
        not given, the second result of `statements` tells whether the end is reached."""
        lines, completes = self.statements(c, depth)
        if ending and completes:
            lines.append(f"return {self.expression(c, ending, 2)};")
        return lines

    def statements(self, c, depth):
        c = c.inner()
        lines = []
        for _ in range(self.rng.randint(1, 3)):
            if self.size <= 0:
                break
            self.size -= 1
            more, completes = self.statement(c, depth)
            lines += more
            if not completes:
                return lines, False
        return lines, True

    def body(self, c, depth):
        """A block in braces."""
        lines, completes = self.statements(c, depth)
        return ["    " + line for line in lines], completes

    def statement(self, c, depth):
        nested = depth > 0
        kind = self.pick((3, "local"), (6, "assign"), (3 * nested, "if"), (2 * nested * (c.loops < 2), "loop"),
                         (2 * nested, "switch"), (3 * nested, "try"), (1.5 * bool(c.targets), "jump"),
                         (0.6 * bool(c.result) * nested, "return"), (0.5, "throw"), (0.5 * nested, "block"),
                         (0.7 * nested, "pattern"), (1 * c.may_call, "call"), (0.5 * c.may_create, "link"),
                         (0.3 * nested, "resource"), (0.3 * nested, "guard"), (0.4 * nested * c.may_call, "class"), (0.15, "assert"))
        return getattr(self, "statement_" + kind)(c, depth)

    def declare(self, c, t=None, depth=2):
        t = t or self.pick((4, "int"), (2, "long"), (1, "char"), (1, "byte"), (1, "short"), (1, "boolean"),
                           (2, self.rng.choice(ARRAYS)), (0.5, "int[][]"), (2, self.rng.choice(CLASSES)), (1, "Base"),
                           (0.5, "Object"), (0.5, "Shape"), (0.5, "Outer.Inner"), (0.5, "Fn"),
                           (0.5 * ("box" not in NOT_MODELLED), "Integer"),
                           (0.7 * self.floating_weight, "float"), (0.7 * self.floating_weight, "double"))
        name = self.fresh()
        is_final = self.chance(0.3)
        if t == "int[][]":
            value = self.rng.choice(["new int[2][4]", "new int[2][]",
                                     f"new int[{self.number(c, 'int', 1)} % 4][{self.number(c, 'int', 1)} & 3]",
                                     f"new int[][] {{ {{ 1, {self.number(c, 'int', 1)} }}, new int[4] }}"])
        else:
            value = self.expression(c, t, depth)
        is_var = self.chance(0.1) and t in CLASSES and value.startswith("new " + t + "(") and value.endswith(")") \
            and value.count("new") == 1
        line = f"{'final ' if is_final else ''}{'var' if is_var else t} {name} = {value};"
        c.variables.append((name, t, is_final))
        return line

    def statement_local(self, c, depth):
        return [self.declare(c)], True

    def statement_assign(self, c, depth):
        t = self.rng.choice(["int", "int", "int", "long", "char", "byte", "short", "boolean"] + FLOATING * self.floating_weight)
        text = self.assignment(c, t, 3)
        if self.chance(0.2):
            target = self.place(c, self.rng.choice(INTEGRAL), 2, True)
            if target:
                return [target + self.rng.choice(["++;", "--;"])], True
        return [text + ";" if text else self.declare(c, t)], True

    def statement_link(self, c, depth):
        names = self.names_of(c, CLASSES)
        tables = self.names_of(c, ["int[][]"])
        if tables and self.chance(0.4):
            return [f"{self.rng.choice(tables)}[{self.small(c, 1)} & 1] = {self.reference(c, 'int[]', 2)};"], True
        if not names:
            return [self.declare(c, "Base")], True
        if self.chance(0.3):
            return [f"{self.rng.choice(names)}.data = {self.reference(c, 'int[]', 2)};"], True
        if self.chance(0.15):
            name, kind = self.fresh(), self.rng.choice(CLASSES)
            return [f"Base[] {name} = new {kind}[2];", f"{name}[{self.small(c, 1)} & 1] = {self.reference(c, 'Base', 2)};",
                    f"{self.rng.choice(names)}.next = {name}[{self.small(c, 1)} & 1];"], True
        return [f"{self.rng.choice(names)}.next = {self.reference(c, 'Base', 2)};"], True

    def statement_call(self, c, depth):
        names = self.names_of(c, CLASSES)
        if names and self.chance(0.5):
            return [f"{self.rng.choice(names)}.set({self.number(c, 'int', 2)});"], True
        return [f"note({self.number(c, 'int', 2)});"], True

    def statement_assert(self, c, depth):
        return [f"assert {self.condition(c, 1)} || {self.condition(c, 2)};"], True

    def statement_block(self, c, depth):
        if self.chance(0.2):
            lines, completes = self.body(c, depth - 1)
            return [f"synchronized ({self.creation(c, 'Base', 1)}) {{", *lines, "}"], completes
        target = Target("block", self.fresh("l"))
        lines, completes = self.body(c.inner(targets=c.targets + [target]), depth - 1)
        return [f"{target.label}: {{", *lines, "}"], completes or target.broken

    def statement_if(self, c, depth):
        lines, first = self.body(c, depth - 1)
        test = self.condition(c, 3)
        if self.chance(0.5):
            return [f"if ({test}) {{", *lines, "}"], True
        more, second = self.body(c, depth - 1)
        return [f"if ({test}) {{", *lines, "} else {", *more, "}"], first or second

    def statement_pattern(self, c, depth):
        name, kind = self.fresh("p"), self.rng.choice(["Left", "Right", "Leaf"])
        value = self.upcast(c, 2)
        inner = c.inner(variables=c.variables + [(name, kind, False)])
        more = f" && {self.condition(inner, 2)}" if self.chance(0.5) else ""
        lines, first = self.body(inner, depth - 1)
        if self.chance(0.5):
            return [f"if ({value} instanceof {kind} {name}{more}) {{", *lines, "}"], True
        other, second = self.body(c, depth - 1)
        return [f"if ({value} instanceof {kind} {name}{more}) {{", *lines, "} else {", *other, "}"], first or second

    def statement_guard(self, c, depth):
        """A pattern variable that is in scope behind the statement."""
        if not c.result:
            return self.statement_if(c, depth)
        name, kind = self.fresh("p"), self.rng.choice(["Left", "Right"])
        value = self.upcast(c, 2)
        lines = [f"if (!({value} instanceof {kind} {name})) {{", f"    return {self.expression(c, c.result, 2)};", "}"]
        c.variables.append((name, kind, False))
        return lines, True

    def statement_class(self, c, depth):
        """A local class that captures, and an object of it."""
        name, v = self.fresh("Local"), self.fresh()
        inner = self.final_only(c).inner(may_call=False)
        k = self.fresh("k")
        inner.variables.append((k, "int", False))
        lines = [f"class {name} extends {self.rng.choice(['Base', 'Right'])} {{",
                 f"    {name}() {{ super({self.number(self.final_only(c).inner(may_call=False, this=''), 'int', 1)}); }}",
                 f"    public int area(int {k}) {{ return {self.number(inner.inner(this='Base'), 'int', 2)}; }}", "}",
                 f"Base {v} = new {name}();"]
        c.variables.append((v, "Base", False))
        return lines, True

    def statement_loop(self, c, depth):
        i, label = self.fresh("i"), self.fresh("l")
        count = self.rng.randint(1, 3)
        target = Target("loop", label)
        prefix = f"{label}: "
        inner = c.inner(targets=c.targets + [target], loops=c.loops + 1)
        kind = self.pick((4, "for"), (2, "while"), (2, "do"), (2, "each"), (1, "endless"))
        if kind == "each":
            t = self.rng.choice(ARRAYS)
            element = t[:-2]
            array = self.reference(c, t, 2)
            inner.variables.append((i, element, self.chance(0.3)))
            final = "final " if inner.variables[-1][2] else ""
            lines, _ = self.body(inner, depth - 1)
            return [f"{prefix}for ({final}{element} {i} : {array}) {{", *lines, "}"], True
        outer_i = (i, "int", COUNTER)
        inner.variables.append(outer_i)
        condition = f"{i} < {count}"
        if self.chance(0.3):
            condition += f" && {self.condition(inner, 2)}"
        lines, completes = self.body(inner, depth - 1)
        if kind == "for":
            update = f"{i}++"
            if self.chance(0.3):
                text = self.assignment(c.inner(variables=c.variables + [outer_i]), "int", 2)
                update += f", {text}" if text else ""
            return [f"{prefix}for (int {i} = 0; {condition}; {update}) {{", *lines, "}"], True
        if kind == "endless":
            test = f"    if (++{i} > {count}) break;"
            c.variables.append(outer_i)
            return [f"int {i} = 0;", f"{prefix}{self.rng.choice(['while (true)', 'for (;;)'])} {{", test, *lines, "}"], True
        step = f"    {i}++;"
        if kind == "while":
            c.variables.append(outer_i)
            return [f"int {i} = 0;", f"{prefix}while ({condition}) {{", step, *lines, "}"], True
        c.variables.append(outer_i)
        ends = completes or target.continued or target.broken
        return [f"int {i} = 0;", f"{prefix}do {{", step, *lines, f"}} while ({condition});"], ends

    def statement_jump(self, c, depth):
        options = []
        for number, target in enumerate(c.targets):
            options.append(("break", target, True))
            if target.kind == "loop":
                options.append(("continue", target, True))
        breakable = [t for t in c.targets if t.kind != "block"]
        if breakable:
            options.append(("break", breakable[-1], False))
            options.append(("break", breakable[-1], False))
        loops = [t for t in c.targets if t.kind == "loop"]
        if loops:
            options.append(("continue", loops[-1], False))
        options = [o for o in options if o[1].label or not o[2]]
        if not options:
            return self.statement_assign(c, depth)
        word, target, is_labelled = self.rng.choice(options)
        if word == "break":
            target.broken = True
        else:
            target.continued = True
        jump = f"{word} {target.label};" if is_labelled else f"{word};"
        if self.chance(0.6):  # not for certain
            return [f"if ({self.condition(c, 2)}) {jump}"], True
        return [jump], False

    def statement_return(self, c, depth):
        text = f"return {self.expression(c, c.result, 2)};"
        if self.chance(0.6):
            return [f"if ({self.condition(c, 2)}) {text}"], True
        return [text], False

    def thrown(self, c):
        kind = self.pick((3 * c.may_create, "E1"), (3 * c.may_create, "E2"), (1, "IllegalStateException"), (1, "ArithmeticException"),
                         (1 * c.may_throw_checked, "Checked"), (0.3, "null"))
        if kind in ("E1", "E2"):
            return f"new {kind}({self.number(c, 'int', 1)})"
        return "null" if kind == "null" else f"new {kind}()"

    def statement_throw(self, c, depth):
        caught = [n for n, t, _ in c.variables if t == "exception" or t == "checked" and c.may_throw_checked]
        value = self.rng.choice(caught) if caught and self.chance(0.5) else self.thrown(c)
        text = f"throw {value};"
        if self.chance(0.8):
            return [f"if ({self.condition(c, 2)}) {text}"], True
        return [text], False

    def statement_resource(self, c, depth):
        name = self.fresh("r")
        lines, completes = self.body(c, depth - 1)
        more = f"; Resource {self.fresh('r')} = {self.rng.choice(['null', 'new Resource(6)'])}" if self.chance(0.3) else ""
        text = [f"try (Resource {name} = new Resource({self.number(c, 'int', 2)}){more}) {{", *lines]
        if self.chance(0.5):
            more, second = self.body(c, depth - 1)
            return text + ["} catch (RuntimeException " + self.fresh("e") + ") {", *more, "}"], completes or second
        return text + ["}"], completes

    def statement_try(self, c, depth):
        flags = [(t, t.broken, t.continued) for t in c.targets]
        lines, completes = self.body(c, depth - 1)
        has_finally = self.chance(0.5)
        catches = []
        names = [e for e in EXCEPTIONS if self.chance(0.2)]
        if not names and not has_finally:
            names = [self.rng.choice(EXCEPTIONS)]
        if "Checked" in names:
            if c.may_throw_checked or "Checked" == names[0]:
                lines.insert(0, f"    check({self.number(c, 'int', 2)});")
            else:
                names.remove("Checked")
        if names and self.chance(0.15) and "Checked" not in names:
            names = [" | ".join(self.rng.sample(UNRELATED, self.rng.randint(2, 3)))]
        if "Checked" in names and not c.may_throw_checked:
            names = ["Checked"] + [n for n in names if n in ("RuntimeException", "Exception", "Throwable")]
        if not names:
            has_finally = True
        for name in names:
            e = self.fresh("e")
            may_rethrow = c.may_throw_checked or "Checked" not in names
            inner = c.inner(variables=c.variables + [(e, "checked" if c.may_throw_checked else "exception", True)] * may_rethrow)
            start = []
            if name in ("E1", "E2") and self.chance(0.6):
                start = [f"    log = log * 7 + {e}.{'code' if self.chance(0.6) else 'twice()'};"]
            more, ends = self.body(inner, depth - 1)
            completes = completes or ends
            catches += [f"}} catch ({name} {e}) {{", *start, *more]
        text = ["try {", *lines, *catches]
        if has_finally:
            more, ends = self.body(c, depth - 1)
            if not ends:  # no jump of the others arrives
                completes = False
                reached = [(t, t.broken, t.continued) for t in c.targets]
                for target, broken, continued in flags:
                    target.broken, target.continued = broken, continued
                self.restore_own(c, more, reached)
            text += ["} finally {", "    note(%d);" % self.rng.randint(1, 9), *more]
        return text + ["}"], completes

    def restore_own(self, c, lines, reached):
        """The jumps of a finally block itself do arrive. Which they are is not known any more: take
        those whose label it names, and any if it has a jump without one."""
        text = "\n".join(lines)
        for target, broken, continued in reached:
            if f"break {target.label};" in text:
                target.broken = True
            if f"continue {target.label};" in text:
                target.continued = True
        if "break;" in text or "continue;" in text:
            for target, broken, continued in reached:
                if target.kind != "block" and target is [t for t in c.targets if t.kind != "block"][-1]:
                    target.broken |= broken and "break;" in text
                loops = [t for t in c.targets if t.kind == "loop"]
                if loops and target is loops[-1]:
                    target.continued |= continued and "continue;" in text

    # ---- Switches

    def selector(self, c, d):
        """A selector and values that it may well have."""
        kind = self.pick((4, "int"), (1, "char"), (1, "byte"), (1, "short"), (1, "enum"))
        if kind == "enum":
            return f"Color.values()[({self.number(c, 'int', d)} & 7) % 3]", ["RED", "GREEN", "BLUE"]
        if kind == "int" and self.chance(0.7):
            return f"({self.number(c, 'int', d)} & 7)", [str(n) for n in range(8)]
        low = 0 if kind == "char" else -3
        return f"({kind}) {self.number(c, kind, d)}", [str(n) for n in range(low, 6)]

    def groups(self, labels):
        """Some labels in groups, shuffled."""
        chosen = self.rng.sample(labels, self.rng.randint(1, min(5, len(labels))))
        result = []
        while chosen:
            count = self.rng.choice([1, 1, 1, 2])
            result.append(chosen[:count])
            chosen = chosen[count:]
        return result

    def statement_switch(self, c, depth):
        selector, labels = self.selector(c, 2)
        target = Target("switch", self.fresh("l") if self.chance(0.3) else "")
        inner = c.inner(targets=c.targets + [target])
        head = f"{target.label + ': ' if target.label else ''}switch ({selector}) {{"
        groups = self.groups(labels)
        default = self.rng.randint(0, len(groups)) if self.chance(0.6) else -1
        rules = [f"case {', '.join(group)}" for group in groups]
        if default >= 0:
            rules.insert(default, "default")
        lines, completes = [head], default < 0
        if self.chance(0.5):  # arrows
            for rule in rules:
                kind = self.rng.random()
                text = self.assignment(inner, "int", 2)
                if kind < 0.3 and text:
                    lines.append(f"    {rule} -> {text};")
                    completes = True
                elif kind < 0.38:
                    lines.append(f"    {rule} -> throw {self.thrown(c)};")
                else:
                    more, ends = self.body(inner, depth - 1)
                    completes = completes or ends
                    lines += [f"    {rule} -> {{", *more, "    }"]
        else:
            ends = True
            for rule in rules:
                labels_of = rule.replace(", ", ": case ") if self.chance(0.5) else rule
                more, ends = self.body(inner, depth - 1)
                lines += [f"    {labels_of}: {{", *more, "    }"]
                if ends and self.chance(0.5):
                    lines.append("        break;")
                    target.broken, ends = True, False
            completes = completes or ends
        return lines + ["}"], completes or target.broken

    def switch_expression(self, c, t, d):
        selector, labels = self.selector(c, d)
        inner = c.inner(targets=[], result="", loops=2)
        rules = [f"case {', '.join(group)}" for group in self.groups(labels)]
        if selector.startswith("Color") and self.chance(0.5):
            rules = ["case RED", "case BLUE", "case GREEN"]
        else:
            rules.insert(self.rng.randint(0, len(rules)), "default")
        parts = []
        old = self.chance(0.3)
        for rule in rules:
            value = self.expression(inner, t, d)
            if ";" in value:  # javac reads `yield (…;` as a call
                value = self.expression(inner, t, 0)
            kind = self.rng.random()
            if old:
                falls = kind < 0.2 and rule != rules[-1]
                side = self.assignment(inner, "int", 1) if self.chance(0.4) else None
                side = f"{side}; " if side else ""
                parts.append(f"{rule}: {side}" + ("" if falls else f"yield {value};"))
            elif kind < 0.7:
                parts.append(f"{rule} -> {value};")
            elif kind < 0.75 and rule != rules[0]:
                parts.append(f"{rule} -> throw {self.thrown(c.inner(may_throw_checked=False))};")
            else:
                saved, self.size = self.size, 2
                lines, completes = self.statements(inner.inner(may_throw_checked=False), 1)
                self.size = saved
                if any(line.strip().startswith(("try ", "synchronized ")) for line in lines) and self.chance(0.9):
                    lines, completes = [], True  # javac fails on many of these, which costs all methods of the file
                if rule == rules[0] and not completes:
                    lines, completes = [], True  # one rule has a result
                if completes:
                    lines.append(f"yield {value};")
                parts.append(f"{rule} -> {{ {' '.join(line.strip() for line in lines)} }}")
        return f"switch ({selector}) {{ {' '.join(parts)} }}"

    # ---- Methods and classes

    def method(self, name):
        self.size = self.rng.randint(3, 12)
        more = FLOATING * (self.floating_weight - 1)
        result = self.rng.choice(PRIMITIVE + ["int", "long"] + more)
        parameters = [(self.rng.choice(PRIMITIVE + ["int", "int", "int"] + more), self.fresh("a"))
                      for _ in range(self.rng.randint(1, 4))]
        c = Context([(n, t, self.chance(0.3)) for t, n in parameters], [], result, may_throw_checked=True)
        # A parameter that closures may capture is one that is never assigned.
        lines = ["log = 0; Base.shared = 0; Right.count = 0;"]
        for _ in range(self.rng.randint(1, 4)):
            lines.append(self.declare(c))
        while self.size > 0:
            self.size -= 1
            more, completes = self.statement(c, 3)
            lines += more
            if not completes:
                return Method(name, result, parameters, lines)
        for variable, t, _ in c.variables:
            if self.chance(0.5):
                lines += self.observe(variable, t)
        lines.append(f"return {self.expression(c, result, 3)};")
        return Method(name, result, parameters, lines)

    def observe(self, name, t):
        """What is in an object goes to the log."""
        if t in ("int[]", "char[]", "byte[]", "short[]"):
            return [f"if ({name} != null) for (int o : {name}) note(o);"]
        if t in CLASSES:
            return [f"note({name}.f + (int) {name}.g);"]
        if t in ("int", "char", "byte", "short"):
            return [f"note({name});"]
        if t == "float":
            return [f"note(Float.floatToIntBits({name}));"]
        if t == "double":
            return [f"note((int) (Double.doubleToLongBits({name}) >> 20));"]
        if t in ("float[]", "double[]"):
            return [f"if ({name} != null) for (double o : {name}) note(Double.hashCode(o));"]
        return []

    def helpers(self):
        def value(t, variables, this="", create=False, depth=2):
            return self.expression(Context(variables, [], "", this, False, bool(create)), t, depth)

        k = [("k", "int", False)]
        kx = [("k", "int", False), ("x", "int", False)]
        self.size = 3
        step = self.block(Context(k + [("s", "int", False)], [], "int", "Base", False, False), 2, "int")
        self.size = 5
        helper = self.block(Context([("a", "int", False), ("b", "long", False), ("c", "boolean", True)], [], "int",
                                    "", False), 2, "int")
        join = "\n            ".join
        weights, weight = ["", "", ""], ""
        if "enum field" not in NOT_MODELLED:
            weights = [f"({self.rng.randint(-5, 5)})" for _ in range(3)]
            weight = "final int weight; Color(int weight) { this.weight = weight; }"
        return f"""    static int log;
    interface Fn {{ int of(int x); }}
    interface Shape {{
        int area(int k);
        static int plain(int k) {{ return {value('int', k)}; }}
        private int own() {{ return area(plain(3)); }}
        default int thrice(int k) {{ return own() ^ k; }}
        default int twice(int k) {{ return area(k) {self.rng.choice('+-^')} area({value('int', k)}); }}
    }}
    static class Base implements Shape {{
        static int shared;
        int f; long g = {value('long', [])}; double w = {value('double', [])}; Base next; int[] data = {{ 1, 2, 3, 4 }};
        Base(int k) {{ f = {value('int', k)}; }}
        public int area(int k) {{ return {value('int', k, 'Base')}; }}
        int step(int k) {{
            int s = {value('int', k, 'Base')};
            {join(step)}
        }}
        final int own(int k) {{ return area({value('int', k, 'Base')}) + step(k); }}
        int h = {self.rng.randint(-9, 9)};
        private int hid(int k) {{ return {value('int', k, 'Base')}; }}
        int calls(int k) {{ return hid(k) + h; }}
        Base self() {{ f++; return this; }}
        void set(int k) {{ {self.assignment(Context(k, [], '', 'Base', False, False), 'int', 2)}; }}
    }}
    static class Left extends Base {{
        byte small = {value('byte', [])}; float q = {value('float', [])};
        int h = {self.rng.randint(-9, 9)};
        int hid(int k) {{ return {value('int', k, 'Left')} + ((Base) this).h - super.h; }}
        Left self() {{ f += 2; return this; }}
        Left(int k, int x) {{ super({value('int', kx)}); small += {value('int', kx, 'Left')}; }}
        public int area(int k) {{ return {value('int', k, 'Left')} - super.area(k); }}
        public int twice(int k) {{ return super.twice(k) ^ {value('int', k, 'Left')}; }}
    }}
    static final class Leaf extends Left {{
        short s;
        {{ s = {value('short', [], 'Left')}; }}
        Leaf(int k) {{ this(k, {value('int', k)}); f++; }}
        private Leaf(int k, long x) {{ super(k, (int) x); s -= {value('int', k, 'Leaf')}; }}
        int step(int k) {{ return super.step(k) + {value('int', k, 'Leaf')}; }}
        void set(int k) {{ {self.assignment(Context(k, [], '', 'Leaf', False, False), 'long', 2)}; super.set(k); }}
    }}
    static class Right extends Base {{
        static short count;
        char c; boolean b = {value('boolean', [])};
        Right(int k) {{ super(k); c = {value('char', k, 'Right')}; count++; area(k); }}
        public int area(int k) {{ log += c; return {value('int', k, 'Right')}; }}
        int step(int k) {{ f -= k; b = !b; return {value('int', k, 'Right')}; }}
    }}
    interface Conv<T> {{ T conv(boolean first); }}
    static class Holder<T extends Base> implements Conv<T> {{
        T first, second;
        Holder(T first, T second) {{ this.first = first; this.second = second; }}
        T pick(boolean b) {{ return b ? first : second; }}
        public T conv(boolean b) {{ return pick(!b); }}
    }}
    interface Make {{ Base of(int k); }}
    static Base build(Make make, int k) {{ return make.of(k); }}
    static Left pass(int k) {{ return new Left(k, k); }}
    static class Chain implements Iterable<Base> {{
        final Base from; final int most;
        Chain(Base from, int most) {{ this.from = from; this.most = most; }}
        public java.util.Iterator<Base> iterator() {{
            return new java.util.Iterator<Base>() {{
                Base at = from; int left = most;
                public boolean hasNext() {{ return at != null && left > 0; }}
                public Base next() {{ Base now = at; at = at.next; left--; return now; }}
            }};
        }}
    }}
    static int total(Chain chain) {{ int s = 0; for (Base b : chain) s = s * 3 + b.area(s); return s; }}
    static class Outer {{
        int k;
        Outer(int k) {{ this.k = k; }}
        class Inner {{
            int v;
            Inner(int x) {{ v = {value('int', kx)}; }}
            int bump(int x) {{ Outer.this.k += x; return v++ + {value('int', kx)}; }}
        }}
    }}
    record Pair(int a, long b) {{
        Pair {{ a = {value('int', [('a', 'int', False), ('b', 'long', False)])}; }}
        int mix() {{ return {value('int', [('a', 'int', True), ('b', 'long', True)])}; }}
    }}
    enum Color {{
        RED{weights[0]}, GREEN{weights[1]}, BLUE{weights[2]} {{ int mix(int k) {{ return {value('int', k)}; }} }};
        {weight}
        int mix(int k) {{ return {value('int', k)} + ordinal(); }}
    }}
    static class E1 extends RuntimeException {{
        int code;
        E1(int code) {{ this.code = code; }}
        int twice() {{ return code * 2; }}
    }}
    static class E2 extends E1 {{
        E2(int k) {{ super({value('int', k)}); }}
        int twice() {{ return super.twice() + 1; }}
    }}
    static class Checked extends Exception {{ }}
    static class Resource implements AutoCloseable {{
        int k;
        Resource(int k) {{ this.k = k; if ((k & 7) == 3) throw new E1(k); }}
        public void close() {{ note(k); if ((k & 7) == 5) throw new E2(k); }}
    }}
    static class Table {{
        private static final int[] TABLE = {{ {", ".join(str(self.rng.randint(-9, 9)) for _ in range(4))} }};
        private static final int[][] GRID = {{ {{ {self.rng.randint(0, 9)}, 2 }}, {{ 3, {self.rng.randint(0, 9)} }} }};
        static final int TOTAL = total();
        static final long WIDE;
        static final String NAME = "t" + TOTAL;
        static final java.util.List<Integer> LIST = java.util.List.of(1, TOTAL);
        static final Color BEST = TOTAL > 0 ? Color.BLUE : Color.RED;
        static {{ long wide = 1; for (int x : TABLE) wide = wide * 31 + x; WIDE = wide; }}
        private static int total() {{ int s = 0; for (int i = 0; i < TABLE.length; i++) s = s * 3 + at(i); return s; }}
        static int at(int i) {{ return TABLE[i & 3] + GRID[i & 1][i >> 1 & 1]; }}
    }}
    static int check(int x) throws Checked {{ if ((x & 3) == 1) throw new Checked(); return x; }}
    static int note(int x) {{ log = log * 31 + x; return x; }}
    static boolean flag(boolean x) {{ log = log * 3 + (x ? 1 : 2); return x; }}
    static int twist(int k) {{ return {value('int', k, create=True)}; }}
    static int apply(Fn f, int x) {{ return f.of(x) + 1; }}
    static int sum(int... all) {{ int s = {self.rng.randint(0, 9)}; for (int x : all) s = s * 31 + x; return s; }}
    static int rec(int k, int x) {{
        if (k <= 0) return {value('int', kx)};
        return rec(k - 1, {value('int', kx)}) {self.rng.choice('+-^*')} {value('int', kx)};
    }}
    static int even(int k, int x) {{ return k <= 0 ? x : odd(k - 1, {value('int', kx)}); }}
    static int odd(int k, int x) {{ log++; return k <= 0 ? -x : even(k - 1, {value('int', kx)}); }}
    static long over(int x) {{ return x + 1; }}
    static long over(long x) {{ return x - 1; }}
    static long over(char x) {{ return x * 3; }}
    static long over(byte x) {{ return x * 5; }}
    static Base make(int k, int x) {{
        return switch (k & 3) {{
            case 0 -> new Left(k, x);
            case 1 -> new Right(x);
            case 2 -> new Leaf(x);
            default -> new Base(k);
        }};
    }}
    static int help(int a, long b, boolean c) {{
            {join(helper)}
    }}"""


def generate(rng, count, floating=1):
    generator = Generator(rng, floating)
    helpers = generator.helpers()
    return Program(helpers, [generator.method(f"m{i}") for i in range(count)])
