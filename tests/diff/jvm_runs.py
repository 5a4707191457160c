"""Runs methods with JML specifications on a JVM, on random inputs.

The specification is written as Java by small rewritings: `==>` and `<==>`, \\result, \\old, quantifiers over ints
as loops over small numbers. Objects of the program's own classes are random graphs made by reflection: few
objects, lists and rings among them. What is non-null by default is not null. Loops that do not end say
nothing: such a run is given up.

`runs(text)` gives the methods of a program that can be run; `run_all` runs them.
"""

import re
import subprocess

import jvm

# ---- JML as Java


def split_top(text, separator):
    """Splits at a separator outside of parentheses."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += c in "([{"
        depth -= c in ")]}"
        if depth == 0 and text.startswith(separator, i) and i >= start:
            parts.append(text[start:i])
            start = i + len(separator)
    return parts + [text[start:]]


def matching(text, start):
    depth = 0
    for i in range(start, len(text)):
        depth += text[i] == "("
        depth -= text[i] == ")"
        if depth == 0:
            return i
    raise ValueError(text)


class Names:
    """How a clause calls things in the harness: the receiver's fields, and what was there before."""

    def __init__(self, fields, parameters, classes=()):
        self.fields, self.parameters, self.classes = fields, parameters, classes

    def now(self, text, receiver="self_"):
        text = re.sub(r"\bthis\b", receiver, text)
        for name in self.classes:
            if "." in name:
                text = re.sub(rf"(?<![\w.]){name.split('.')[-1]}\b", name, text)
        for name in self.fields:
            if name not in self.parameters:
                text = re.sub(rf"(?<![\w.\\]){name}\b(?!\()", f"{receiver}.{name}", text)
        return text

    def before(self, text):
        text = self.now(text, "old_this_")
        for name in self.parameters:
            text = re.sub(rf"(?<![\w.\\]){name}\b(?!\()", f"old_{name}", text)
        return text


def java_of(text, names, translate=None):
    """A JML expression as Java; `translate` says how names are called."""
    text = text.strip()
    translate = translate or names.now
    for operator in ("<==>", "==>"):
        parts = split_top(text, operator)
        if len(parts) > 1:
            left = java_of(parts[0], names, translate)
            right = java_of(operator.join(parts[1:]), names, translate)
            return f"(({left}) == ({right}))" if operator == "<==>" else f"(!({left}) || ({right}))"
    out, plain, i = "", "", 0
    while i < len(text):
        if text.startswith("\\old(", i):
            end = matching(text, i + 4)
            out += translate(plain) + "now_(" + java_of(text[i + 5:end], names, names.before) + ")"
        elif text[i] == "(":
            end = matching(text, i)
            inner = text[i + 1:end]
            is_quantifier = re.match(r"\s*\\(forall|exists|sum|num_of)\b", inner)
            value = quantifier(inner, names, translate) if is_quantifier else "(" + java_of(inner, names, translate) + ")"
            # A name that is called is no name of a value.
            called = re.search(r"\w+$", plain)
            out += (translate(plain[:called.start()]) + called.group() if called else translate(plain)) + value
        else:
            plain += text[i]
            i += 1
            continue
        plain = ""
        i = end + 1
    return (out + translate(plain)).replace("\\result", "result")


def quantifier(text, names, translate):
    head, *rest = [part.strip() for part in split_top(text, ";")]
    is_forall = head.startswith("\\forall")
    bound = [name.strip() for name in head.split("int", 1)[1].split(",")]
    body = java_of(rest[-1], names, translate)
    in_range = java_of(rest[0], names, translate) if len(rest) == 2 and rest[0] else "true"
    if head.startswith("\\sum"):
        return f"{'longs_' if '(long)' in body else 'ints_'}({bound[0]} -> ({in_range}) ? ({body}) : 0)"
    if head.startswith("\\num_of"):
        return f"longs_({bound[0]} -> ({in_range}) && ({body}) ? 1 : 0)"
    value = f"(!({in_range}) || ({body}))" if is_forall else f"(({in_range}) && ({body}))"
    return f"{'all' if is_forall else 'any'}{len(bound)}(({', '.join(bound)}) -> {value})"


# ---- Programs

PRIMITIVE = {"int": "number(random_)", "byte": "(byte) number(random_)", "short": "(short) number(random_)", "Integer": "(Integer) number(random_)",
             "Integer[]": "java.util.Arrays.stream(ints(random_)).boxed().toArray(Integer[]::new)", "int[]": "ints(random_)", "boolean[]": "booleans(random_)",
             "boolean": "random_.nextBoolean()", "long": "(long) number(random_)", "char": "(char) (97 + random_.nextInt(4))",
             "int[][]": "table(random_)"}
HEADER = re.compile(r"^\s*(?P<modifiers>(?:(?:public|private|protected|static|final)\s+)*)"
                    r"(?P<type>[A-Z]\w*(?:\[\])*|(?:int|long|boolean|char|void)(?:\[\])*)?\s*"
                    r"(?P<name>\w+)\((?P<parameters>[^)]*)\)\s*(?:throws\s+\w+\s*)?\{")


class Method:
    def __init__(self):
        self.requires, self.ensures = [], []
        self.why_not = None


def without_nullable(text):
    return re.sub(r"/\*@\s*nullable\s*@\*/\s*", "", text)


def bodies_as_java(text):
    """JML assertions become Java's; the rest of JML goes away."""
    lines = []
    for line in text.split("\n"):
        found = re.match(r"(\s*)//@ assert (.*);\s*$", line)
        if found:
            line = found.group(1) + assertion(found.group(2))
        lines.append(re.sub(r"//@.*|/\*@.*?@\*/", "", line))
    return "\n".join(lines)


def assertion(text):
    found = re.match(r"\(\\forall int (\w+);(.*)\)$", text)
    if found:  # a loop: a lambda would not see variables that change
        parts = [java_of(part, Names([], [])) for part in split_top(found.group(2), ";")]
        condition = f"!({parts[0]}) || ({parts[-1]})" if len(parts) == 2 else parts[0]
        return f"for (int {found.group(1)} = -2; {found.group(1)} < 14; {found.group(1)}++) assert {condition};"
    return f"assert {java_of(text, Names([], []))};"


def parsed(text):
    """The methods of a program with what is known of each; and its classes with their fields."""
    classes, methods = {}, []
    stack, pending, depth = [], [], 0
    for line in text.split("\n"):
        comment = re.match(r"\s*//@\s*(.*?)\s*$", line)
        code = re.sub(r"//.*", "", line)
        if comment:
            pending.append(comment.group(1))
        opened = re.match(r"\s*(?:(?:public|static|final|abstract)\s+)*(class|interface) (\w+)"
                          r"(?:\s+(?:extends|implements) ([\w, ]+))?\s*\{", code)
        if opened:
            name = ".".join([n for n, _ in stack] + [opened.group(2)])
            above = re.findall(r"\w+", opened.group(3) or "")
            classes[name] = {"fields": [], "nullable": [], "invariants": [], "above": above,
                             "is_abstract": opened.group(1) == "interface" or "abstract class" in code}
            stack.append((opened.group(2), depth))
            pending = []
        elif stack and depth == stack[-1][1] + 1:
            owner = ".".join(n for n, _ in stack)
            for clause in pending:
                if clause.startswith("invariant "):
                    classes[owner]["invariants"].append(clause[len("invariant "):].rstrip(";"))
            bare = without_nullable(code)
            header = HEADER.match(bare)
            field = re.match(r"\s*(?:(?:public|private|final)\s+)*([\w\[\]]+) (\w+(?:, \w+)*)(?: = [^;]*)?;", bare)
            if header and header.group("type"):
                methods.append(method_of(header, code, owner, pending))
            elif field:
                for name in field.group(2).split(", "):
                    classes[owner]["fields"].append(name)
                    if "nullable" in code:
                        classes[owner]["nullable"].append(name)
            if not comment:
                pending = []
        depth += code.count("{") - code.count("}")
        while stack and depth <= stack[-1][1]:
            stack.pop()
    for method in methods:
        finish(method, classes)
    return methods, classes


def method_of(header, code, owner, clauses):
    method = Method()
    method.owner, method.name, method.result = owner, header.group("name"), header.group("type")
    method.is_static = "static" in header.group("modifiers")
    parameters = re.search(r"\((.*)\)", code).group(1)
    method.parameters = []
    for part in filter(None, (part.strip() for part in parameters.split(","))):
        words = without_nullable(part).replace("final ", "").split()
        method.parameters.append((words[0], words[1], "nullable" in part))
    for clause in clauses:
        kind, _, rest = clause.partition(" ")
        rest = re.sub(r";[^;]*$", "", rest)
        if kind == "requires":
            method.requires.append(rest)
        elif kind == "ensures":
            method.ensures.append(rest)
        elif kind in ("signals", "signals_only", "also", "exceptional_behavior"):
            method.why_not = kind
    return method


def concrete(kind, classes):
    """The classes that an object of the type may have."""
    found = [kind] if kind in classes and not classes[kind]["is_abstract"] else []
    simple = kind.split(".")[-1]
    return found + [other for name, entry in classes.items() if simple in entry["above"] for other in concrete(name, classes)]


def finish(method, classes):
    def resolved(kind):
        for name in (method.owner + "." + kind, method.owner.split(".")[0] + "." + kind, kind):
            if name in classes:
                return name
        return kind

    method.result = resolved(method.result)
    method.parameters = [(resolved(kind), name, nullable) for kind, name, nullable in method.parameters]
    for kind, _, _ in method.parameters:
        if kind not in PRIMITIVE and not concrete(kind, classes):
            method.why_not = f"a parameter of type {kind}"
    for clause in method.requires + method.ensures:
        odd = re.search(r"\\(?!result|old|forall|exists|sum|num_of)\w+", clause) or re.search(r"\\(?:forall|exists|sum|num_of) (?!int)", clause)
        if odd:
            method.why_not = odd.group()


# ---- The harness

# Names of the library in full: the program may have a class List of its own.
HARNESS = """
public class Harness {
    interface P1 { boolean test(int a); }
    interface I1 { int of(int a); }
    interface L1 { long of(int a); }
    static int ints_(I1 f) { int s = 0; for (int i = -2; i < 14; i++) s += f.of(i); return s; }
    static long longs_(L1 f) { long s = 0; for (int i = -2; i < 14; i++) s += f.of(i); return s; }
    interface P2 { boolean test(int a, int b); }
    static boolean all1(P1 p) { for (int i = -2; i < 14; i++) if (!p.test(i)) return false; return true; }
    static boolean any1(P1 p) { for (int i = -2; i < 14; i++) if (p.test(i)) return true; return false; }
    static boolean all2(P2 p) { return all1(i -> all1(j -> p.test(i, j))); }
    static boolean any2(P2 p) { return any1(i -> any1(j -> p.test(i, j))); }
    static int number(java.util.Random r) {
        int k = r.nextInt(20);
        return k == 0 ? Integer.MAX_VALUE - r.nextInt(3) : k == 1 ? Integer.MIN_VALUE + r.nextInt(3) : r.nextInt(9) - 3;
    }
    static int[] ints(java.util.Random r) {
        int[] a = new int[r.nextInt(7)];
        for (int i = 0; i < a.length; i++) a[i] = number(r);
        if (r.nextInt(3) == 0) java.util.Arrays.sort(a);
        return a;
    }
    static int[][] table(java.util.Random r) {
        int[][] a = new int[r.nextInt(4)][];
        for (int i = 0; i < a.length; i++) a[i] = ints(r);
        return a;
    }
    static boolean[] booleans(java.util.Random r) {
        boolean[] a = new boolean[r.nextInt(7)];
        for (int i = 0; i < a.length; i++) a[i] = r.nextBoolean();
        return a;
    }

    // ---- Objects: a graph of few of each class; most without rings, as loops end there
    static final java.util.Set<String> NULLABLE = new java.util.HashSet<>(java.util.Arrays.asList(%(nullable)s));
    static java.util.Map<Class<?>, java.util.List<Object>> pool;
    static boolean rings;
    static Class<?>[] concrete(Class<?> type) {
%(concrete)s
        return new Class<?>[] {type};
    }
    static Object object(Class<?> declared, boolean nullable, java.util.Random r) {
        Class<?>[] types = concrete(declared);
        Class<?> type = types[r.nextInt(types.length)];
        java.util.List<Object> made = pool.computeIfAbsent(type, t -> new java.util.ArrayList<>());
        if (nullable && r.nextInt(4) == 0) return null;
        if (!made.isEmpty() && (made.size() >= 5 || r.nextInt(4) == 0)) {
            Object old = made.get(r.nextInt(made.size()));
            if (rings || !nullable || !open.contains(old)) return old;
            return null;
        }
        try {
            Object object = unsafe().allocateInstance(type);
            made.add(object);
            open.add(object);
            for (java.lang.reflect.Field field : fields(type))
                field.set(object, value(field, field.getDeclaringClass(), r));
            open.remove(object);
            return object;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
    static java.util.Set<Object> open = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>()); // their fields are being filled
    static Object value(java.lang.reflect.Field field, Class<?> owner, java.util.Random r) {
        Class<?> type = field.getType();
        boolean nullable = NULLABLE.contains(owner.getSimpleName() + "." + field.getName());
        if (type == int.class) return number(r);
        if (type == long.class) return (long) number(r);
        if (type == boolean.class) return r.nextBoolean();
        if (type == char.class) return (char) (97 + r.nextInt(4));
        if (type == int[].class) return nullable && r.nextInt(4) == 0 ? null : ints(r);
        if (type == int[][].class) return table(r);
        if (type == boolean[].class) return booleans(r);
        return object(type, nullable, r);
    }
    static java.util.List<java.lang.reflect.Field> fields(Class<?> type) {
        java.util.List<java.lang.reflect.Field> found = new java.util.ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass())
            for (java.lang.reflect.Field field : at.getDeclaredFields()) {
                if (java.lang.reflect.Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
                field.setAccessible(true);
                found.add(field);
            }
        return found;
    }
    static sun.misc.Unsafe unsafe() throws ReflectiveOperationException {
        java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (sun.misc.Unsafe) field.get(null);
    }

    // ---- What was there before: copies, and the way back from them
    static java.util.Map<Object, Object> copies, originals;
    @SuppressWarnings("unchecked") static <T> T before(T object) {
        if (object == null || object instanceof Number || object instanceof Boolean || object instanceof Character) return object;
        Object known = copies.get(object);
        if (known != null) return (T) known;
        try {
            Object copy;
            if (object.getClass().isArray()) {
                int length = java.lang.reflect.Array.getLength(object);
                copy = java.lang.reflect.Array.newInstance(object.getClass().getComponentType(), length);
                note(object, copy);
                for (int i = 0; i < length; i++) java.lang.reflect.Array.set(copy, i, before(java.lang.reflect.Array.get(object, i)));
                return (T) copy;
            }
            copy = unsafe().allocateInstance(object.getClass());
            note(object, copy);
            for (java.lang.reflect.Field field : fields(object.getClass()))
                field.set(copy, before(field.get(object)));
            return (T) copy;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
    static void note(Object object, Object copy) { copies.put(object, copy); originals.put(copy, object); }
    static int now_(int value) { return value; }
    static long now_(long value) { return value; }
    static boolean now_(boolean value) { return value; }
    static char now_(char value) { return value; }
    @SuppressWarnings("unchecked") static <T> T now_(T copy) {
        return copy != null && originals.containsKey(copy) ? (T) originals.get(copy) : copy;
    }
    static String show(Object object, int depth) {
        if (object instanceof int[]) return java.util.Arrays.toString((int[]) object);
        if (object instanceof boolean[]) return java.util.Arrays.toString((boolean[]) object);
        if (object instanceof Object[]) return java.util.Arrays.deepToString((Object[]) object);
        if (object == null || depth > 5 || object.getClass().getName().startsWith("java.")) return String.valueOf(object);
        StringBuilder text = new StringBuilder(object.getClass().getSimpleName() + "{");
        try {
            for (java.lang.reflect.Field field : fields(object.getClass()))
                text.append(field.getName()).append('=').append(show(field.get(object), depth + 1)).append(' ');
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return text.append('}').toString();
    }

%(methods)s
    static volatile int run, met;
    static volatile boolean done;
    @SuppressWarnings("deprecation") public static void main(String[] args) throws Exception {
        long seed = Long.parseLong(args[0]);
        int runs = Integer.parseInt(args[1]), which = Integer.parseInt(args[2]);
        int abandoned = 0;
        while (!done && run < runs && abandoned < 10) {
            Thread worker = new Thread(null, () -> {
                for (; run < runs && !done; run++) {
                    java.util.Random random = new java.util.Random(seed * 1000003 + run);
                    pool = new java.util.HashMap<>();
                    open.clear();
                    rings = random.nextInt(10) == 0;
                    copies = new java.util.IdentityHashMap<>();
                    originals = new java.util.IdentityHashMap<>();
                    String broken = one(which, random);
                    if (broken != null) { System.out.println("BROKEN " + broken); done = true; }
                }
                done = true;
            }, "worker", 1 << 26);
            worker.setDaemon(true);
            worker.start();
            for (int last = -1; worker.isAlive(); last = run) {
                worker.join(300);
                if (worker.isAlive() && run == last) { // does not end: nothing is claimed about that
                    worker.stop();
                    worker.join();
                    abandoned++;
                    run++;
                }
            }
        }
        System.out.println("met " + met + " of " + run);
        System.exit(0);
    }
}
"""


def harness(methods, classes):
    texts = [f"    static boolean invariant_{name.replace('.', '_')}({name} o_) {{ return "
             + (" && ".join("(" + java_of(e, Names(entry['fields'], []), lambda t, n=Names(entry['fields'], []): n.now(t, "o_"))
                            + ")" for e in entry["invariants"]) or "true") + "; }"
             for name, entry in classes.items()]
    cases = []
    for number, method in enumerate(methods):
        texts.append(method_harness(method, classes, number))
        cases.append(f"case {number}: return run{number}(random);")
    texts.append("    static String one(int which, java.util.Random random) { switch (which) { " + " ".join(cases)
                 + " default: return null; } }")
    nullable = ", ".join(f'"{name.split(".")[-1]}.{field}"' for name, entry in classes.items() for field in entry["nullable"])
    choices = "\n".join(f"        if (type == {name}.class) return new Class<?>[] {{"
                        + ", ".join(f"{other}.class" for other in concrete(name, classes)) + "};" for name in classes)
    return HARNESS % {"methods": "\n".join(texts), "nullable": nullable, "concrete": choices}


def maker(kind, nullable):
    if kind in PRIMITIVE:
        return f"random_.nextInt(4) == 0 ? null : {PRIMITIVE[kind]}" if nullable else PRIMITIVE[kind]
    return f"({kind}) object({kind}.class, {str(nullable).lower()}, random_)"


def all_invariants(classes):
    return " && ".join(f"pool.getOrDefault({name}.class, java.util.Collections.emptyList()).stream()"
                       f".allMatch(o -> invariant_{name.replace('.', '_')}(({name}) o))"
                       for name, entry in classes.items() if entry["invariants"]) or "true"


def method_harness(method, classes, number):
    lines = []
    inputs = [] if method.is_static else [(method.owner, "self_", False)]
    inputs += method.parameters
    earlier = []
    for kind, name, nullable in inputs:
        made = maker(kind, nullable)
        same = [other for other_kind, other in earlier if other_kind == kind and kind.endswith("]")]
        if same:
            made = f"random_.nextInt(4) == 0 ? {same[0]} : {made}"
        lines.append(f"final {kind} {name} = {made};")
        earlier.append((kind, name))
    parameters = [name for _, name, _ in method.parameters]
    fields = [] if method.is_static else classes[method.owner]["fields"]
    names = Names(fields, parameters, classes)
    requires = " && ".join(f"({java_of(clause, names)})" for clause in method.requires) or "true"
    ensures = " && ".join(f"({java_of(clause, names)})" for clause in method.ensures) or "true"
    lines.append(f"try {{ if (!({requires}) || !({all_invariants(classes)})) return null; }}")
    lines.append("catch (RuntimeException e) { return null; } // has no value: not a precondition that holds")
    # Loops may run for long on extreme numbers; these are left to `check`.
    small = [f"({name} > 2000000 || {name} < -2000000)" for kind, name, _ in method.parameters if kind == "int"]
    if small:
        lines.append(f"if ({' || '.join(small)}) return null;")
    for kind, name, _ in inputs:
        old = "old_this_" if name == "self_" else f"old_{name}"
        lines.append(f"final {kind} {old} = before({name});")
    shown = ' + ", " + '.join(f'"{name} = " + show({name}, 0)' for _, name, _ in inputs) or '""'
    lines.append(f"String input_ = {shown};")
    lines.append("met++;")
    receiver = method.owner if method.is_static else "self_"
    call = f"{receiver}.{method.name}({', '.join(parameters)})"
    result = f"final {method.result} result = {call};" if method.result != "void" else f"{call};"
    broken = f'if (!({ensures}) || !({all_invariants(classes)})) return input_;'
    lines.append(f"try {{ {result} {broken} return null; }}")
    lines.append('catch (RuntimeException | AssertionError e) { return e + ": " + input_; }')
    return f"    static String run{number}(java.util.Random random_) {{\n        " + "\n        ".join(lines) + "\n    }"


def run_all(text, folder, seed, runs, wanted):
    """Runs the methods called `wanted`. A list of problems, and per method how often its precondition was met, or why
    it was not run."""
    for old in folder.glob("*"):
        old.unlink()
    methods, classes = parsed(text)
    known = {f"{method.owner}.{method.name}" for method in methods}
    methods = [method for method in methods if f"{method.owner}.{method.name}" in wanted]
    figures = {name: "not understood" for name in wanted if name not in known}
    figures.update({f"{m.owner}.{m.name}": m.why_not for m in methods if m.why_not})
    methods = [method for method in methods if not method.why_not]
    if not methods:
        return [], figures
    (folder / "Program.java").write_text(bodies_as_java(text))
    (folder / "Harness.java").write_text(harness(methods, classes))
    done = subprocess.run(["javac", *jvm.FOR_JAVAC, "-nowarn", "-XDignore.symbol.file", "-d", str(folder),
                           *map(str, folder.glob("*.java"))], capture_output=True, text=True)
    if done.returncode:
        return ["javac: " + done.stderr[:300]], figures
    problems = []
    for number, method in enumerate(methods):
        try:
            done = subprocess.run(["java", *jvm.OPTIONS, "-ea", "-cp", str(folder), "Harness", str(seed),
                                   str(runs), str(number)], capture_output=True, text=True, timeout=60)
        except subprocess.TimeoutExpired:
            figures[f"{method.owner}.{method.name}"] = "did not end"
            continue
        met = re.search(r"met (\d+)", done.stdout)
        figures[f"{method.owner}.{method.name}"] = int(met.group(1)) if met else "died: " + done.stderr[:200]
        if "BROKEN" in done.stdout:
            problems.append(f"{method.owner}.{method.name}: " + done.stdout.split("\n")[0])
    return problems, figures
