"""Methods at random that compare numbers and move them, with something to be shown of the end, for tests/diff/together.

Each is a class of its own: a body with branches, loops, calls, exceptions, objects and arrays, and postconditions. What
is to be shown is written twice, for Jury and, where Java can say it, for a JVM that looks at what was there before.
"""

import random
import re

FUEL = "Together.tick();"  # at each iteration: the JVM ends what does not end

CLASS = """
class T{n} {{
    static class Node {{ int v; Node next; }}
    static int s;
    int f, g;
    /*@ nullable */ Node p, q;

    /*@ requires a != null && d != null && a.length == {length} && d.length == {length};
      @ requires {requires};
      @ {ensures}
      @ signals_only \\nothing;
      @*/
    int m(int[] a, int[] d, int x) {{
        int c = 0, t = a[0], r = 0;
        boolean y = false;
        {body}
        return r;
    }}

    private static void swap(int[] a, int i, int j) {{
        int value = a[i];
        a[i] = a[j];
        a[j] = value;
    }}

    private static int most(int b, int c) {{
        if (b < c) {{
            return c;
        }}
        return b;
    }}

    private static boolean order(int[] a, int i, int j) {{
        if (a[j] < a[i]) {{
            swap(a, i, j);
            return true;
        }}
        return false;
    }}

    private int next(int value) {{
        f = value;
        if (value < g) {{
            return g;
        }}
        g = value;
        return f;
    }}

    private void refuse(int value) {{
        if (value < t0()) {{
            throw new IllegalStateException();
        }}
        c0 = value;
    }}

    private int c0;

    private int t0() {{
        return s;
    }}

    private static void sortRange(int[] a, int first, int last) {{
        if (first >= last) {{
            return;
        }}
        int end = first;
        for (int i = first; i < last; i++) {{
            {fuel}
            if (a[i] < a[last]) {{
                swap(a, i, end);
                end++;
            }}
        }}
        swap(a, end, last);
        sortRange(a, first, end - 1);
        sortRange(a, end + 1, last);
    }}
}}
"""

SORTS = {
    "bubble": """for (int i = 0; i + 1 < a.length; i++) {
            for (int j = 0; j + 1 < a.length - i; j++) {
                if (a[j + 1] < a[j]) {
                    swap(a, j, j + 1);
                }
            }
        }""",
    "insertion": """for (int i = 1; i < a.length; i++) {
            int value = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > value) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = value;
        }""",
    "selection": """for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            swap(a, i, least);
        }""",
    "quick": "sortRange(a, 0, a.length - 1);",
    "heap": """for (int k = a.length / 2 - 1; k >= 0 - a.length; k--) {
            int end = k >= 0 ? a.length : a.length + k;
            int at = k >= 0 ? k : 0;
            if (k < 0) {
                swap(a, 0, end);
            }
            while (2 * at + 1 < end) {
                int child = 2 * at + 1;
                if (child + 1 < end && a[child] < a[child + 1]) {
                    child++;
                }
                if (a[at] >= a[child]) {
                    break;
                }
                swap(a, at, child);
                at = child;
            }
        }""",
    "merge": """for (int size = 1; size < a.length; size = 2 * size) {
            int[] to = new int[a.length];
            for (int from = 0; from < a.length; from += 2 * size) {
                int left = from;
                int right = from + size;
                for (int i = from; i < a.length && i < from + 2 * size; i++) {
                    if (left < from + size && left < a.length
                            && (right >= from + 2 * size || right >= a.length || a[left] <= a[right])) {
                        to[i] = a[left++];
                    } else {
                        to[i] = a[right++];
                    }
                }
            }
            for (int i = 0; i < a.length; i++) {
                a[i] = to[i];
            }
        }""",
    "partition": """int low = 0;
        int high = a.length - 1;
        for (int at = 0; at <= high; ) {
            if (a[at] < x) {
                swap(a, at++, low++);
            } else if (a[at] > x) {
                swap(a, at, high--);
            } else {
                at++;
            }
        }
        r = low;""",
    "votes": """int votes = 0;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) {
                r = a[i];
                votes = 1;
            } else if (a[i] == r) {
                votes++;
            } else {
                votes--;
            }
        }""",
    "runs": """for (int i = 1; i < a.length; i++) {
            if (a[i - 1] < a[i]) {
                c++;
            } else if (c > r) {
                r = c;
                c = 0;
            }
        }""",
    "list": """Node head = null;
        for (int i = 0; i < a.length; i++) {
            Node made = new Node();
            made.v = a[i];
            if (head == null || made.v <= head.v) {
                made.next = head;
                head = made;
            } else {
                Node at = head;
                while (at.next != null && at.next.v < made.v) {
                    at = at.next;
                }
                made.next = at.next;
                at.next = made;
            }
        }
        for (int i = 0; head != null; head = head.next) {
            a[i++] = head.v;
        }""",
}

# Operators and constants, each with what a mutant has in its place.
MUTATIONS = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" \+ 1", " + 2"), (r" - 1", " - 2"),
             (r" \+ 1", ""), (r"\+\+", "--"), (r"= 0;", "= 1;"), (r" < ", " > "), (r"&&", "||"), (r"swap\(", "order("),
             (r"a\[", "d["), (r"break;", ""), (r" == ", " != "), (r"a\.length", "a.length - 1")]


def sorted_of(array):
    return f"(\\forall int i; 1 <= i && i < {array}.length; {array}[i - 1] <= {array}[i])"


# What is to be shown: for Jury, and for a JVM (`a0`, `f0` … are what was there before) or None.
ENSURES = [
    (sorted_of("a"), "Together.sorted(a)"),
    ("(\\forall int k; (\\num_of int i; 0 <= i && i < a.length; a[i] == k)"
     " == \\old((\\num_of int i; 0 <= i && i < a.length; a[i] == k)))", "Together.same(a, a0)"),
    ("(\\forall int i; 0 <= i && i < a.length; (\\exists int j; 0 <= j && j < a.length; a[i] == \\old(a[j])))",
     "Together.within(a, a0)"),
    ("(\\forall int i; 0 <= i && i < a.length; a[i] >= \\old(a[i]))", "Together.above(a, a0)"),
    ("(\\forall int i; 0 <= i && i < a.length; a[i] <= a[a.length - 1])", "Together.last(a)"),
    ("a[{k}] == \\old(a[{k}])", "a[{k}] == a0[{k}]"),
    ("a[{k}] == \\old(d[{l}])", "a[{k}] == d0[{l}]"),
    ("d[{k}] == \\old(d[{k}])", "d[{k}] == d0[{k}]"),
    ("a[0] + a[1] == \\old(a[0] + a[1])", "a[0] + a[1] == a0[0] + a0[1]"),
    ("a[0] + 2 * a[1] == \\old(a[0] + 2 * a[1])", "a[0] + 2 * a[1] == a0[0] + 2 * a0[1]"),
    ("(\\sum int i; 0 <= i && i < a.length; a[i]) == \\old((\\sum int i; 0 <= i && i < a.length; a[i]))",
     "Together.sum(a) == Together.sum(a0)"),
    ("a[{k}] <= a[{l}]", "a[{k}] <= a[{l}]"),
    ("a[{k}] <= \\old(a[{l}])", "a[{k}] <= a0[{l}]"),
    ("f == \\old(f)", "f == f0"), ("f >= \\old(f)", "f >= f0"), ("g >= \\old(g)", "g >= g0"), ("s == \\old(s)", "s == s0"),
    ("f == \\old(a[{k}]) || f == \\old(f)", "f == a0[{k}] || f == f0"),
    ("f + g == \\old(f + g)", "f + g == f0 + g0"), ("f <= g || \\old(f > g)", "f <= g || f0 > g0"),
    ("\\result == 0", "r == 0"), ("\\result >= 0", "r >= 0"), ("\\result <= x || \\result == \\old(a[0])", "r <= x || r == a0[0]"),
    ("\\result == a[{k}] || \\result == 0", "r == a[{k}] || r == 0"),
    ("\\result <= a.length", "r <= a.length"),
    ("p == \\old(p)", "p == p0"), ("p == \\old(p) || p == \\old(q)", "p == p0 || p == q0"),
    ("p == null || p.v >= 0 || \\old(p == null || p.v < 0)", "p == null || p.v >= 0 || p0 == null || pv0 < 0"),
    ("p == null || q == null || p.v <= q.v", "p == null || q == null || p.v <= q.v"),
    ("p == null || \\old(p == null) || p.v == \\old(p.v)", "p == null || p0 == null || p.v == pv0"),
    ("p == null || p == \\old(p) || \\fresh(p)", "p == null || p == p0 || p != q0"),
    ("\\only_assigned(a[*])", None), ("\\only_assigned(a[*], d[*], f, g)", None), ("\\not_assigned(f)", None),
    ("\\only_accessed(a[*], d[*], f, g, p, q)", None),
    ("true", "true"),
]
ASSIGNABLE = ["a[*], d[*], f, g, p, q, s, p.*, q.*, c0", "a[*]", "a[*], f, g", "\\nothing", "\\strictly_nothing"]

REQUIRES = ["true"] * 8 + ["a != d"] * 6 + [
    "a[0] >= 0", "a[0] <= a[1]", "f == 0", "f == g", "a == d", "p != q || p == null", "x == a[0]", "s == 0 && f <= 0", "p != null && q != null && p != q",
    "p != null && p == q", "(\\forall int i; 0 <= i && i < a.length; a[i] >= 0)"]
# The same in Java.
REQUIRES_ON_JVM = {"(\\forall int i; 0 <= i && i < a.length; a[i] >= 0)": "Together.least(a) >= 0"}

TEXTS = ['String u = "" + a[{k}];', "StringBuilder w = new StringBuilder(); w.append(a[{k}]);"]


class Writer:
    def __init__(self, generator, length):
        self.generator = generator
        self.length = length
        self.names = 0
        self.depth = 0
        self.has_asserts = False

    def fill(self, text):
        return text.replace("{k}", str(self.generator.randrange(self.length))).replace(
            "{l}", str(self.generator.randrange(self.length)))

    def index(self):
        return str(self.generator.randrange(self.length))

    def name(self):
        self.names += 1
        return f"n{self.names}"

    def place(self):
        choice = self.generator.random()
        if choice < 0.45:
            return f"a[{self.index()}]"
        return self.generator.choice(["f", "g", "t", "t", "r", f"d[{self.index()}]", "s" if choice < 0.6 else "t"])

    def value(self):
        choice = self.generator.random()
        if choice < 0.75:
            return self.generator.choice([f"a[{self.index()}]", f"a[{self.index()}]", "t", "f", "g", "x", f"d[{self.index()}]"])
        if choice < 0.85:
            return str(self.generator.choice([0, 1, 2, -1]))
        return self.generator.choice([f"most({self.value()}, {self.value()})", f"a[{self.index()}] + 1", "c", "s", "f - g",
                                      f"({self.condition()} ? {self.value()} : {self.value()})", f"next({self.value()})"])

    def condition(self):
        choice = self.generator.random()
        if choice < 0.5:
            return f"a[{self.index()}] {self.generator.choice(['<', '<=', '<', '=='])} a[{self.index()}]"
        if choice < 0.9:
            return f"{self.value()} {self.generator.choice(['<', '<=', '>', '!='])} {self.value()}"
        return self.generator.choice(["y", "p == q", "p == null", "c > 1", "a == d", f"order(a, {self.index()}, {self.index()})"])

    def block(self, most=3):
        self.depth += 1
        text = " ".join(self.statement() for _ in range(self.generator.randint(1, most)))
        self.depth -= 1
        return "{ " + text + " }"

    def rare(self):
        g = self.generator
        name = self.name()
        choices = [
            lambda: f"try {{ refuse({self.value()}); {self.statement()} }} catch (IllegalStateException e) {self.block(2)}",
            lambda: f"try {self.block(2)} finally {self.block(1)}",
            lambda: f"Node {name} = new Node(); {name}.v = {self.value()}; if ({self.condition()}) {{ p = {name}; }}",
            lambda: f"int[] {name} = new int[{self.length}]; {name}[{self.index()}] = {self.value()}; "
                    f"if ({self.condition()}) {self.block(1)} a[{self.index()}] = {name}[{self.index()}];",
            lambda: f"int[] {name} = a.clone(); {self.statement()} a[{self.index()}] = {name}[{self.index()}];",
            lambda: f"Integer {name} = {self.value()}; {self.statement()} t = {name};",
            lambda: f"//@ ghost int {name} = {self.value_of_state()};\n        {self.statement()} //@ assert {name} <= a[0] || a[0] < {name};\n        ",
            lambda: f"//@ assert {g.choice(['a[0] == a[0]', 'f >= g || f < g', 't == t', 'a[0] <= a[1]', 'c >= 0'])};\n        ",
            lambda: f"switch (c) {{ case 0: {self.statement()} break; case 1: {self.statement()} default: {self.statement()} }}",
            lambda: "Node w = p; p = q; q = w;".replace("w", name),
            lambda: f"if (p != null && q != null && p.v < q.v) {{ int {name} = p.v; p.v = q.v; q.v = {name}; }}",
            lambda: f"if (p != null) {{ p.v = {self.value()}; }}",
            lambda: f"if (p != null && p.next != null) {{ p.next.v = {self.value()}; }}",
            lambda: f"s = {self.value()};",
            lambda: self.fill(g.choice(TEXTS)).replace("u", name).replace("w", name) if g.random() < 0.3 else "c += 2;",
            lambda: f"sortRange(a, 0, {g.randrange(self.length)});",
            lambda: f"outer{name}: for (int i = 0; i < {self.length}; i++) {{ {FUEL} for (int j = 0; j < i; j++) {{ {FUEL} "
                    f"if (a[j] == a[i]) {{ {g.choice(['break', 'continue'])} outer{name}; }} c++; }} {self.statement()} }}",
        ]
        return g.choice(choices)()

    def value_of_state(self):
        return self.generator.choice(["a[0]", "t", "f", "x"])

    def statement(self):
        g = self.generator
        if self.depth > 3:
            return f"{self.place()} = {self.value()};"
        choice = g.random()
        if choice < 0.30:
            other = f"else {self.block(2)}" if g.random() < 0.5 else ""
            return f"if ({self.condition()}) {self.block(2)} {other}"
        if choice < 0.50:
            return f"swap(a, {self.index()}, {self.index()});" if g.random() < 0.6 else f"order(a, {self.index()}, {self.index()});"
        if choice < 0.66:
            return f"{self.place()} = {self.value()};"
        if choice < 0.72:
            return g.choice(["c++;", "c++;", "y = !y;", "r = c;", "t = t + 1;", f"y = {self.condition()};"])
        if choice < 0.78 and self.depth < 2:
            i = self.name()
            return (f"for (int {i} = 0; {i} + 1 < a.length; {i}++) {{ {FUEL} if (a[{i}] {g.choice(['<', '>', '<=', '=='])} "
                    f"{g.choice([f'a[{i} + 1]', 't', 'x'])}) {{ {g.choice([f'swap(a, {i}, {i} + 1);', f't = a[{i}];', 'c++;', f'a[{i}] = t;', 'break;'])} }} }}")
        return self.rare()


def mutated(generator, text):
    places = [(match, new) for old, new in MUTATIONS for match in re.finditer(old, text)]
    match, new = generator.choice(places)
    return text[:match.start()] + new + text[match.end():]


def with_fuel(text):
    """Loops of the templates above: a tick at the beginning of each body."""
    return re.sub(r"((?:for|while) \((?:[^{}])*?\) \{)", r"\1 " + FUEL, text)


class Program:
    def __init__(self, seed, number):
        generator = random.Random(f"{seed} {number}")
        self.number = number
        is_sort = generator.random() < 0.4
        self.length = generator.choice([2, 3, 3, 3, 4])
        writer = Writer(generator, self.length)
        if is_sort:
            body = SORTS[generator.choice(sorted(SORTS))]
            if generator.random() < 0.6:
                body = mutated(generator, body)
            body = with_fuel(body)
            if generator.random() < 0.3:
                body = f"{writer.statement()}\n        {body}"
            if generator.random() < 0.3:
                body += f"\n        {writer.statement()}"
            chosen = generator.sample(ENSURES[:5], 2)
        else:
            body = "\n        ".join(writer.statement() for _ in range(generator.randint(2, 6)))
            chosen = []
        if not is_sort or generator.random() < 0.5:
            chosen = chosen[:1] + generator.sample(ENSURES, 1 if generator.random() < 0.7 else 2)
        self.body = body
        self.ensures = [tuple(part and self.fill(generator_indices, part) for part in one) for one in chosen
                        for generator_indices in [(generator.randrange(self.length), generator.randrange(self.length))]]
        self.requires = generator.choice(REQUIRES)
        self.assignable = generator.choice(ASSIGNABLE) if generator.random() < 0.15 else None

    @staticmethod
    def fill(indices, text):
        return text.replace("{k}", str(indices[0])).replace("{l}", str(indices[1]))

    def text(self, for_jvm):
        clauses = [f"ensures {jury};" for jury, _ in self.ensures]
        if self.assignable:
            clauses.append(f"assignable {self.assignable};")
        text = CLASS.format(n=self.number, length=self.length, requires=self.requires, ensures="\n      @ ".join(clauses),
                            body=self.body, fuel=FUEL)
        if for_jvm:
            text = re.sub(r"//@ ghost int (\w+) = ([^;]*);", r"int \1 = \2;", text)
            return re.sub(r"//@ assert ([^;]*);", r"Together.check(\1);", text)
        return text.replace(FUEL, "")

    def runner(self):
        """The JVM's answer: a line where an input breaks something; None where Java cannot say it."""
        shown = [java for _, java in self.ensures if java]
        if not shown and not self.ensures:
            return None
        requires = REQUIRES_ON_JVM.get(self.requires, self.requires)
        fields = {name: f"o.{name}" for name in "fgpq"}
        requires, after = (re.sub(r"\b([fgpq])\b", lambda match: fields[match[1]], text).replace("Together.Node", "Node")
                           for text in (requires, " && ".join(f"({one})" for one in shown) or "true"))
        after = re.sub(r"\bs\b", f"T{self.number}.s", after)
        requires = re.sub(r"\bs\b", f"T{self.number}.s", requires)
        name = f"T{self.number}"
        return f"""
    static void run{self.number}() {{
        for (int trial = 0; trial < TRIALS; trial++) {{
            {name} o = new {name}();
            int[] a = array({self.length}), d = DRAW.nextInt(3) == 0 ? a : array({self.length});
            int x = number();
            {name}.s = number();
            o.f = number();
            o.g = number();
            {name}.Node one = new {name}.Node(), two = new {name}.Node();
            one.v = number();
            two.v = number();
            {name}.Node[] all = {{null, one, two}};
            o.p = all[DRAW.nextInt(3)];
            o.q = all[DRAW.nextInt(3)];
            one.next = all[DRAW.nextInt(3)];
            two.next = all[DRAW.nextInt(3)];
            int[] a0 = a.clone(), d0 = d.clone();
            int f0 = o.f, g0 = o.g, s0 = {name}.s, pv0 = o.p == null ? 0 : o.p.v;
            {name}.Node p0 = o.p, q0 = o.q;
            if (!({requires})) {{
                continue;
            }}
            fuel = 3000;
            try {{
                int r = o.m(a, d, x);
                if ({after}) {{
                    continue;
                }}
            }} catch (Tired e) {{
                continue;
            }} catch (RuntimeException | AssertionError e) {{
                // it must not end like this
            }}
            System.out.println("{name} " + java.util.Arrays.toString(a0) + " " + java.util.Arrays.toString(d0) + " x=" + x + " f=" + f0 + " g=" + g0 + " s=" + s0);
            return;
        }}
    }}
"""


RUNNER = """
class Together {
    static final java.util.Random DRAW = new java.util.Random(7);
    static final int TRIALS = 1500;
    static int fuel;

    static class Tired extends Error { }

    static void tick() {
        if (--fuel < 0) {
            throw new Tired();
        }
    }

    static void check(boolean holds) {
        if (!holds) {
            throw new AssertionError();
        }
    }

    static int number() {
        return DRAW.nextInt(20) == 0 ? DRAW.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE : DRAW.nextInt(4) - 1;
    }

    static int[] array(int length) {
        int[] made = new int[length];
        for (int i = 0; i < length; i++) {
            made[i] = number();
        }
        return made;
    }

    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static boolean same(int[] a, int[] b) {
        int[] c = a.clone(), d = b.clone();
        java.util.Arrays.sort(c);
        java.util.Arrays.sort(d);
        return java.util.Arrays.equals(c, d);
    }

    static boolean within(int[] a, int[] b) {
        for (int value : a) {
            boolean found = false;
            for (int other : b) {
                found |= value == other;
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    static boolean above(int[] a, int[] b) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] < b[i]) {
                return false;
            }
        }
        return true;
    }

    static boolean last(int[] a) {
        return above(fill(a[a.length - 1], a.length), a);
    }

    static int[] fill(int value, int length) {
        int[] made = new int[length];
        java.util.Arrays.fill(made, value);
        return made;
    }

    static int least(int[] a) {
        int least = a[0];
        for (int value : a) {
            least = Math.min(least, value);
        }
        return least;
    }

    static int sum(int[] a) {
        int sum = 0;
        for (int value : a) {
            sum += value;
        }
        return sum;
    }
"""


def runner_of(programs):
    parts = [program.runner() for program in programs]
    calls = "".join(f"        run{program.number}();\n" for program, part in zip(programs, parts) if part)
    return (RUNNER + "".join(part for part in parts if part) +
            "\n    public static void main(String[] args) {\n" + calls + "    }\n}\n")
