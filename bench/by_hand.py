"""The formulas of section III of the InspectJ paper, for the methods of examples/dijkstra.

Written by hand, so that `bench/table1` can say what an encoder may cost at most: a bit-vector sort of
just enough bits for each class, 0 for null, fields as arrays, quantifiers kept, an edge variable for
each step of the computation graph, frame conditions where ways meet, one question for everything
that could go wrong:

    requires ∧ invariants ∧ the graph ∧ (¬ensures ∨ ¬invariants ∨ an exception)

`question(method, bits, objects, loops, asks_all)` is the text in SMT-LIB 2: `sat` is a counterexample. With `asks_all`
it is the question that `jury check --encoding quantified` asks: besides, whether every clause has a value (no null
dereferenced, no index out of range), whether loops go on after so many iterations, and, where Dijkstra's
algorithm calls the heap, whether preconditions and invariants hold there.
"""

INT = "int"
# Class -> its fields. `A[]` is an array of them; so are all sorts named.
CLASSES = {
    "Heap": {"heap": "Entry[]", "elems": "Element[]", "size": INT},
    "Entry": {"Entry.key": INT, "Entry.val": INT},
    "Element": {"Element.key": INT, "Element.index": INT},
    "Dijkstra": {"graph": "Graph", "distance": "int[]"},
    "Graph": {"nodes": "Node[]", "edges": "Edge[]"},
    "Node": {"firstEdge": INT},
    "Edge": {"target": INT, "weight": INT},
}
FIELDS = {field: (owner, sort) for owner, fields in CLASSES.items() for field, sort in fields.items()}
HEAP_SORTS = ["Heap", "Entry", "Element", "Entry[]", "Element[]"]
GRAPH_SORTS = ["Dijkstra", "Graph", "Node", "Edge", "Node[]", "Edge[]", "int[]"]


def conjunction(*parts):
    return parts[0] if len(parts) == 1 else f"(and {' '.join(parts)})"


def disjunction(*parts):
    return parts[0] if len(parts) == 1 else f"(or {' '.join(parts)})"


def negation(a):
    return f"(not {a})"


def implies(a, b):
    return f"(=> {a} {b})"


def equal(a, b):
    return f"(= {a} {b})"


def less(a, b):
    return f"(bvslt {a} {b})"


def at_most(a, b):
    return f"(bvsle {a} {b})"


class State:
    """A node of the computation graph, and the versions of fields and variables there."""

    def __init__(self, node, versions):
        self.node = node
        self.versions = dict(versions)


class Encoding:
    """One question: declarations, assertions, and the graph so far."""

    def __init__(self, bits, objects, sorts, asks_all=False):
        self.bits, self.objects, self.sorts, self.asks_all = bits, objects, sorts, asks_all
        self.asks_cuts = asks_all
        self.lines = ["(set-option :smt.mbqi true)"]
        self.counts = {}
        self.edges = []
        self.nodes = 0
        self.variable_sorts = {}
        self.EXCEPTION, self.CUT = "exc", "cut"

    # ---- Sorts and values

    def width(self, sort):
        return self.bits if sort == INT else self.objects.bit_length()

    def sort_text(self, sort):
        return f"(_ BitVec {self.width(sort)})"

    def value(self, number, sort=INT):
        return f"(_ bv{number % (1 << self.width(sort))} {self.width(sort)})"

    def null(self, sort):
        return self.value(0, sort)

    def say(self, formula):
        self.lines.append(f"(assert {formula})")

    def declare(self, name, text):
        self.lines.append(f"(declare-fun {name} () {text})")
        return name

    def forall(self, name, low, high, body):
        """For all ints from low to below high."""
        return f"(forall (({name} {self.sort_text(INT)})) {implies(conjunction(at_most(low, name), less(name, high)), body)})"

    def exists(self, name, low, high, body):
        return f"(exists (({name} {self.sort_text(INT)})) {conjunction(at_most(low, name), less(name, high), body)})"

    # ---- Versions of what is assigned

    def text_of(self, what):
        """The sort of a variable, field, contents of arrays, or counter of objects."""
        kind, _, name = what.partition(":")
        if kind == "field":
            owner, sort = FIELDS[name]
            return f"(Array {self.sort_text(owner)} {self.sort_text(sort)})"
        if kind == "contents":
            inner = f"(Array {self.sort_text(INT)} {self.sort_text(name)})"
            return f"(Array {self.sort_text(name + '[]')} {inner})"
        return self.sort_text(name if kind == "count" else self.variable_sorts[what])

    def fresh(self, what):
        self.counts[what] = self.counts.get(what, -1) + 1
        name = what.replace(":", "-").replace("[]", "Array") + f"_{self.counts[what]}"
        return self.declare(name, self.text_of(what))

    def get(self, state, what):
        if what not in state.versions:
            raise KeyError(what)
        return state.versions[what]

    # ---- The computation graph

    def node(self):
        self.nodes += 1
        return self.nodes

    def edge(self, start, end, *constraints):
        name = f"E_{start}_{end}_{len(self.edges)}"
        self.declare(name, "Bool")
        self.edges.append((name, start, end))
        for constraint in constraints:
            self.say(implies(name, constraint))
        return name

    def step(self, state, *constraints):
        following = self.node()
        self.edge(state.node, following, *constraints)
        state.node = following

    def set(self, state, what, term):
        name = self.fresh(what)
        state.versions[what] = name
        self.step(state, equal(name, term))
        return name

    def let(self, state, name, sort, term):
        self.variable_sorts["var:" + name] = sort
        return self.set(state, "var:" + name, term)

    def check(self, state, condition):
        """Where it does not hold, an exception is thrown."""
        self.edge(state.node, self.EXCEPTION, negation(condition))
        self.step(state, condition)

    def branch(self, state, condition):
        other = State(state.node, state.versions)
        self.step(state, condition)
        self.step(other, negation(condition))
        return state, other

    def merge(self, into, states):
        """`into` becomes the place where the states meet."""
        node = self.node()
        edges = [(state, self.edge(state.node, node)) for state in states]
        versions = {}
        for what in states[0].versions:
            if not all(what in state.versions for state in states):
                continue
            names = {state.versions[what] for state in states}
            versions[what] = names.pop() if len(names) == 1 else None
            if versions[what] is None:
                versions[what] = self.fresh(what)
                for state, edge in edges:
                    self.say(implies(edge, equal(versions[what], state.versions[what])))
        into.node, into.versions = node, versions

    def when(self, state, condition, then, otherwise=lambda state: None):
        yes, no = self.branch(State(state.node, state.versions), condition)
        then(yes)
        otherwise(no)
        self.merge(state, [yes, no])

    def loop(self, state, condition, body, times):
        """`body` gives True where it breaks out of the loop."""
        left = []
        for _ in range(times):
            goes_on = condition(state)
            inside, outside = self.branch(State(state.node, state.versions), goes_on)
            left.append(outside)
            left += body(inside) or []
            state.node, state.versions = inside.node, inside.versions
        goes_on = condition(state)
        if self.asks_cuts:
            self.edge(state.node, self.CUT, goes_on)
        self.step(state, negation(goes_on))
        self.merge(state, left + [state])

    # ---- The heap

    def is_valid(self, state, term, sort):
        return f"(bvule {term} {self.get(state, 'count:' + sort)})"

    def read(self, state, field, object_term):
        return f"(select {self.get(state, 'field:' + field)} {object_term})"

    def load(self, state, field, object_term):
        owner = FIELDS[field][0]
        self.check(state, negation(equal(object_term, self.null(owner))))
        return self.read(state, field, object_term)

    def store(self, state, field, object_term, value):
        owner = FIELDS[field][0]
        self.check(state, negation(equal(object_term, self.null(owner))))
        before = self.get(state, "field:" + field)
        self.set(state, "field:" + field, f"(store {before} {object_term} {value})")

    def length(self, array, sort):
        return f"(length-{sort} {array})"

    def element(self, state, array, index, sort):
        return f"(select (select {self.get(state, 'contents:' + sort)} {array}) {index})"

    def check_index(self, state, array, index, sort):
        self.check(state, negation(equal(array, self.null(sort + "[]"))))
        self.check(state, conjunction(at_most(self.value(0), index),
                                      less(index, self.length(array, sort))))

    def load_element(self, state, array, index, sort):
        self.check_index(state, array, index, sort)
        return self.element(state, array, index, sort)

    def store_element(self, state, array, index, value, sort):
        self.check_index(state, array, index, sort)
        before = self.get(state, "contents:" + sort)
        inner = f"(store (select {before} {array}) {index} {value})"
        self.set(state, "contents:" + sort, f"(store {before} {array} {inner})")

    def new(self, state, sort):
        before = self.get(state, "count:" + sort)
        one = self.value(1, sort)
        name = self.fresh("count:" + sort)
        state.versions["count:" + sort] = name
        self.step(state, equal(name, f"(bvadd {before} {one})"), f"(bvuge {name} {before})",
                  f"(bvuge {name} {one})", f"(bvule {name} {self.value(self.objects, sort)})")
        return name

    def new_array(self, state, length, sort):
        self.check(state, at_most(self.value(0), length))
        array = self.new(state, sort + "[]")
        before = self.get(state, "contents:" + sort)
        self.step(state, equal(self.length(array, sort), length),
                  self.forall("x", self.value(0), length,
                              equal(f"(select (select {before} {array}) x)", self.null(sort))))
        return array

    def prepare(self):
        """The pre-state: everything in it is valid."""
        state = State(0, {})
        arrays = [sort[:-2] for sort in self.sorts if sort.endswith("[]")]
        for sort in self.sorts:
            state.versions["count:" + sort] = self.fresh("count:" + sort)
            self.say(f"(bvule {self.get(state, 'count:' + sort)} {self.value(self.objects, sort)})")
        for element in arrays:
            self.lines.append(f"(declare-fun length-{element} ({self.sort_text(element + '[]')}) {self.sort_text(INT)})")
            state.versions["contents:" + element] = self.fresh("contents:" + element)
            self.bound_arrays(state, element)
        for field, (owner, sort) in FIELDS.items():
            if owner not in self.sorts:
                continue
            name = state.versions["field:" + field] = self.fresh("field:" + field)
            if sort != INT:
                self.say(self.of_all(state, "x", owner, self.is_valid(state, f"(select {name} x)", sort)))
        return state

    def of_all(self, state, name, sort, body):
        valid = conjunction(negation(equal(name, self.null(sort))), self.is_valid(state, name, sort))
        return f"(forall (({name} {self.sort_text(sort)})) {implies(valid, body)})"

    def bound_arrays(self, state, element):
        length = self.length("x", element)
        longest = min(self.objects, (1 << (self.bits - 1)) - 1)
        self.say(self.of_all(state, "x", element + "[]",
                             conjunction(at_most(self.value(0), length),
                                         at_most(length, self.value(longest)))))
        if element != INT:
            held = self.is_valid(state, self.element(state, "x", "y", element), element)
            self.say(self.of_all(state, "x", element + "[]",
                                 self.forall("y", self.value(0), length, held)))

    def input(self, state, name, sort):
        self.variable_sorts["var:" + name] = sort
        term = state.versions["var:" + name] = self.fresh("var:" + name)
        if sort != INT:
            self.say(self.is_valid(state, term, sort))
            self.say(negation(equal(term, self.null(sort))))
        return term

    def finish(self, state, broken):
        """Control constraints, and the question itself."""
        final = "final"
        thrown = self.edge(self.EXCEPTION, final)
        returned = self.edge(state.node, final)
        has_cuts = any(end == self.CUT for _, _, end in self.edges)
        cut = [self.edge(self.CUT, final)] if has_cuts else []
        following = {}
        for name, start, _ in self.edges:
            following.setdefault(start, []).append(name)
        self.say(disjunction(*following[0]))
        for name, _, end in self.edges:
            if end in following:
                self.say(implies(name, disjunction(*following[end])))
        ends = [thrown, returned, *cut]
        self.say(disjunction(*ends))
        for i, end in enumerate(ends):
            for other in ends[:i]:
                self.say(negation(conjunction(end, other)))
        self.say(disjunction(thrown, *cut, *broken))
        self.lines.append("(check-sat)")
        return "\n".join(self.lines) + "\n"


# ---- IndexedHeap

def heap_invariants(e, state, this):
    heap, elems = e.read(state, "heap", this), e.read(state, "elems", this)
    size = e.read(state, "size", this)
    zero, one, two = e.value(0), e.value(1), e.value(2)
    end = f"(bvadd {size} {one})"
    entries, elements = e.length(heap, "Entry"), e.length(elems, "Element")

    def entry(i):
        return e.element(state, heap, i, "Entry")

    def element(v):
        return e.element(state, elems, v, "Element")

    def key(i):
        return e.read(state, "Entry.key", entry(i))

    val = e.read(state, "Entry.val", entry("i"))
    index = e.read(state, "Element.index", element("v"))
    null = e.null("Entry")
    return [
        conjunction(negation(equal(heap, e.null("Entry[]"))), at_most(zero, size), less(size, entries)),
        e.forall("i", zero, entries, equal(negation(equal(entry("i"), null)),
                                           conjunction(at_most(one, "i"), at_most("i", size)))),
        e.forall("i", one, end, e.forall("j", one, "i", negation(equal(entry("i"), entry("j"))))),
        e.forall("v", zero, elements, e.forall("w", zero, "v", negation(equal(element("v"), element("w"))))),
        e.forall("i", one, end, conjunction(
            at_most(zero, val), less(val, elements),
            equal(e.read(state, "Element.index", element(val)), "i"),
            equal(e.read(state, "Element.key", element(val)), key("i")))),
        e.forall("v", zero, elements, conjunction(
            at_most(zero, index), at_most(index, size),
            implies(less(zero, index), equal(e.read(state, "Entry.val", entry(index)), "v")))),
        e.forall("i", two, end, at_most(key(f"(bvashr i {one})"), key("i"))),
        negation(equal(elems, e.null("Element[]"))),
        e.forall("v", zero, elements, negation(equal(element("v"), e.null("Element")))),
    ]


def heap_defined(e, state, this):
    """The invariants have values."""
    heap, elems = e.read(state, "heap", this), e.read(state, "elems", this)
    zero, one, two = e.value(0), e.value(1), e.value(2)
    end = f"(bvadd {e.read(state, 'size', this)} {one})"
    entries, elements = e.length(heap, "Entry"), e.length(elems, "Element")

    def has_entry(i):
        return conjunction(at_most(zero, i), less(i, entries),
                           negation(equal(e.element(state, heap, i, "Entry"), e.null("Entry"))))

    def has_element(v):
        return negation(equal(e.element(state, elems, v, "Element"), e.null("Element")))

    val = e.read(state, "Entry.val", e.element(state, heap, "i", "Entry"))
    index = e.read(state, "Element.index", e.element(state, elems, "v", "Element"))
    return [
        negation(equal(heap, e.null("Entry[]"))), negation(equal(elems, e.null("Element[]"))),
        e.forall("i", one, end, less("i", entries)),
        e.forall("i", one, end, conjunction(has_entry("i"), implies(
            conjunction(at_most(zero, val), less(val, elements)), has_element(val)))),
        e.forall("v", zero, elements, conjunction(has_element("v"), implies(
            conjunction(less(zero, index), less(index, end)), has_entry(index)))),
        e.forall("i", two, end, conjunction(has_entry("i"), has_entry(f"(bvashr i {one})"))),
    ]


def clauses_defined(e, state, this, *elements):
    """The clauses about these elements, and about all, have values: `elems[v]` and `contains(v)`."""
    elems = e.read(state, "elems", this)
    length = e.length(elems, "Element")

    def has_element(v):
        return negation(equal(e.element(state, elems, v, "Element"), e.null("Element")))

    return [negation(equal(elems, e.null("Element[]"))), e.forall("v", e.value(0), length, has_element("v")),
            *(conjunction(at_most(e.value(0), v), less(v, length), has_element(v)) for v in elements)]


def call_heap(e, s, heap, precondition=None):
    """A method of the heap is called: its invariants hold there, and have values."""
    if not e.asks_all:
        return
    for condition in heap_defined(e, s, heap) + heap_invariants(e, s, heap):
        e.check(s, condition)
    if precondition:
        e.check(s, precondition)


def contains(e, state, this, v):
    element = e.element(state, e.read(state, "elems", this), v, "Element")
    return negation(equal(e.read(state, "Element.index", element), e.value(0)))


def element_key(e, state, this, v):
    return e.read(state, "Element.key", e.element(state, e.read(state, "elems", this), v, "Element"))


def place(e, s, this, at, key, val):
    heap, elems = e.load(s, "heap", this), e.load(s, "elems", this)
    e.store(s, "Entry.key", e.load_element(s, heap, at, "Entry"), key)
    e.store(s, "Entry.val", e.load_element(s, heap, at, "Entry"), val)
    e.store(s, "Element.index", e.load_element(s, elems, val, "Element"), at)


def move(e, s, this, start, end):
    entry = e.load_element(s, e.load(s, "heap", this), start, "Entry")
    key, val = e.load(s, "Entry.key", entry), e.load(s, "Entry.val", entry)
    place(e, s, this, end, key, val)


def sift_up(e, s, this, index, times):
    one = e.value(1)
    entry = e.load_element(s, e.load(s, "heap", this), index, "Entry")
    key = e.let(s, "up-key", INT, e.load(s, "Entry.key", entry))
    val = e.let(s, "up-val", INT, e.load(s, "Entry.val", entry))
    e.let(s, "at", INT, index)

    def parent(state):
        return f"(bvashr {e.get(state, 'var:at')} {one})"

    def condition(state):
        heap, has_parent = e.read(state, "heap", this), less(one, e.get(state, "var:at"))
        above = e.element(state, heap, parent(state), "Entry")
        e.check(state, implies(has_parent, conjunction(less(parent(state), e.length(heap, "Entry")),
                                                       negation(equal(above, e.null("Entry"))))))
        return conjunction(has_parent, less(key, e.read(state, "Entry.key", above)))

    def body(state):
        at = e.get(state, "var:at")
        move(e, state, this, parent(state), at)
        e.let(state, "at", INT, parent(state))

    e.loop(s, condition, body, times)
    place(e, s, this, e.get(s, "var:at"), key, val)


def sift_down(e, s, this, index, times):
    one = e.value(1)
    entry = e.load_element(s, e.load(s, "heap", this), index, "Entry")
    key = e.let(s, "down-key", INT, e.load(s, "Entry.key", entry))
    val = e.let(s, "down-val", INT, e.load(s, "Entry.val", entry))
    e.let(s, "at", INT, index)

    def condition(state):
        return at_most(e.get(state, "var:at"), f"(bvashr {e.read(state, 'size', this)} {one})")

    def body(state):
        at = e.get(state, "var:at")
        e.let(state, "child", INT, f"(bvshl {at} {one})")
        child = e.get(state, "var:child")
        yes, no = e.branch(State(state.node, state.versions), less(child, e.read(state, "size", this)))
        heap = e.load(yes, "heap", this)
        right = e.load(yes, "Entry.key", e.load_element(yes, heap, f"(bvadd {child} {one})", "Entry"))
        left = e.load(yes, "Entry.key", e.load_element(yes, heap, child, "Entry"))
        e.when(yes, less(right, left), lambda inner: e.let(inner, "child", INT, f"(bvadd {child} {one})"))
        e.merge(state, [yes, no])
        child = e.get(state, "var:child")
        below = e.load_element(state, e.load(state, "heap", this), child, "Entry")
        stays = at_most(key, e.load(state, "Entry.key", below))
        done, further = e.branch(State(state.node, state.versions), stays)
        state.node, state.versions = further.node, further.versions
        move(e, state, this, child, at)
        e.let(state, "at", INT, child)
        return [done]

    e.loop(s, condition, body, times)
    place(e, s, this, e.get(s, "var:at"), key, val)


def insert(e, s, this, val, key, times):
    one = e.value(1)
    e.store(s, "size", this, f"(bvadd {e.load(s, 'size', this)} {one})")
    entry = e.new(s, "Entry")
    e.store(s, "Entry.key", entry, key)
    e.store(s, "Entry.val", entry, val)
    size = e.read(s, "size", this)
    e.store_element(s, e.load(s, "heap", this), size, entry, "Entry")
    element = e.load_element(s, e.load(s, "elems", this), val, "Element")
    e.store(s, "Element.key", element, key)
    e.store(s, "Element.index", element, size)
    sift_up(e, s, this, size, times)


def decrease_key(e, s, this, val, key, times):
    element = e.load_element(s, e.load(s, "elems", this), val, "Element")
    index = e.let(s, "index", INT, e.load(s, "Element.index", element))
    e.store(s, "Element.key", element, key)
    e.store(s, "Entry.key", e.load_element(s, e.load(s, "heap", this), index, "Entry"), key)
    sift_up(e, s, this, index, times)


def delete_min(e, s, this, times):
    one, zero = e.value(1), e.value(0)
    heap = e.load(s, "heap", this)
    least = e.let(s, "least", INT, e.load(s, "Entry.val", e.load_element(s, heap, one, "Entry")))
    size = e.read(s, "size", this)
    last = e.let(s, "last", "Entry", e.load_element(s, heap, size, "Entry"))
    e.store(s, "Element.index", e.load_element(s, e.load(s, "elems", this), least, "Element"), zero)
    e.store_element(s, heap, size, e.null("Entry"), "Entry")
    e.store(s, "size", this, f"(bvsub {size} {one})")

    def refill(state):
        key, val = e.load(state, "Entry.key", last), e.load(state, "Entry.val", last)
        place(e, state, this, one, key, val)
        sift_down(e, state, this, one, times)

    e.when(s, less(zero, e.read(s, "size", this)), refill)
    return least


def same_arrays(e, old, s, this):
    return [equal(e.read(s, field, this), e.read(old, field, this)) for field in ("heap", "elems")]


def heap_question(method, bits, objects, loops, asks_all):
    e = Encoding(bits, objects, HEAP_SORTS, asks_all)
    s = e.prepare()
    this = e.input(s, "this", "Heap")
    for invariant in heap_invariants(e, s, this):
        e.say(invariant)
    old = State(s.node, s.versions)
    zero, one = e.value(0), e.value(1)
    size = e.read(old, "size", this)
    elements = e.length(e.read(old, "elems", this), "Element")

    def each(v, body):
        return e.forall(v, zero, elements, body)

    def same(what, v):
        return equal(what(e, s, this, v), what(e, old, this, v))

    if method in ("minElement", "deleteMin"):
        e.say(less(zero, size))
    else:
        val, key = e.input(s, "val", INT), e.input(s, "key", INT)
        old = State(s.node, s.versions)
        e.say(conjunction(at_most(zero, val), less(val, elements)))
    if method == "minElement":
        heap = e.load(s, "heap", this)
        result = e.let(s, "result", INT, e.load(s, "Entry.val", e.load_element(s, heap, one, "Entry")))
        entry = e.element(s, heap, "i", "Entry")
        # contains is what its body says; where it would throw it is no value, and cannot be true.
        ensures = [conjunction(at_most(zero, result), less(result, elements)),
                   contains(e, s, this, result),
                   e.forall("i", one, f"(bvadd {size} {one})",
                            at_most(element_key(e, s, this, result), e.read(s, "Entry.key", entry)))]
    elif method == "deleteMin":
        result = delete_min(e, s, this, loops)
        first = e.element(old, e.read(old, "heap", this), one, "Entry")
        ensures = [equal(result, e.read(old, "Entry.val", first)),
                   equal(e.read(s, "size", this), f"(bvsub {size} {one})"),
                   *same_arrays(e, old, s, this), negation(contains(e, s, this, result)),
                   each("v", conjunction(same(element_key, "v"),
                                         implies(negation(equal("v", result)), same(contains, "v"))))]
    elif method == "insert":
        e.say(negation(contains(e, old, this, val)))
        e.say(less(size, f"(bvsub {e.length(e.read(old, 'heap', this), 'Entry')} {one})"))
        insert(e, s, this, val, key, loops)
        ensures = [equal(e.read(s, "size", this), f"(bvadd {size} {one})"),
                   *same_arrays(e, old, s, this), contains(e, s, this, val),
                   equal(element_key(e, s, this, val), key),
                   each("v", implies(negation(equal("v", val)),
                                     conjunction(same(contains, "v"), same(element_key, "v"))))]
    else:
        e.say(contains(e, old, this, val))
        e.say(at_most(key, element_key(e, old, this, val)))
        decrease_key(e, s, this, val, key, loops)
        ensures = [equal(e.read(s, "size", this), size), *same_arrays(e, old, s, this),
                   equal(element_key(e, s, this, val), key),
                   each("v", conjunction(same(contains, "v"),
                                         implies(negation(equal("v", val)), same(element_key, "v"))))]
    claims = ensures + heap_invariants(e, s, this)
    if asks_all:
        named = [result] if method in ("minElement", "deleteMin") else [val]
        claims += heap_defined(e, s, this) + clauses_defined(e, s, this, *named) + clauses_defined(e, old, this)
    return e.finish(s, [negation(a) for a in claims])


# ---- Dijkstra

class Nodes:
    """The graph of a Dijkstra, which nothing changes."""

    def __init__(self, e, state, this):
        self.e, self.state = e, state
        self.graph = e.read(state, "graph", this)
        self.nodes, self.edges = (e.read(state, field, self.graph) for field in ("nodes", "edges"))
        self.node_count, self.edge_count = e.length(self.nodes, "Node"), e.length(self.edges, "Edge")
        self.size = f"(bvsub {self.node_count} {e.value(1)})"

    def first_edge(self, n):
        return self.e.read(self.state, "firstEdge", self.e.element(self.state, self.nodes, n, "Node"))

    def end_of_edges(self, n):
        return self.first_edge(f"(bvadd {n} {self.e.value(1)})")

    def edge(self, i):
        return self.e.element(self.state, self.edges, i, "Edge")

    def target(self, i):
        return self.e.read(self.state, "target", self.edge(i))

    def weight(self, i):
        return self.e.read(self.state, "weight", self.edge(i))

    def invariants(self):
        e, zero, one = self.e, self.e.value(0), self.e.value(1)
        return [
            negation(equal(self.graph, e.null("Graph"))), negation(equal(self.nodes, e.null("Node[]"))),
            negation(equal(self.edges, e.null("Edge[]"))),
            e.forall("n", zero, self.node_count,
                     negation(equal(e.element(self.state, self.nodes, "n", "Node"), e.null("Node")))),
            e.forall("i", zero, self.edge_count, negation(equal(self.edge("i"), e.null("Edge")))),
            less(zero, self.node_count), equal(self.first_edge(zero), zero),
            equal(self.first_edge(self.size), self.edge_count),
            e.forall("n", one, self.node_count,
                     at_most(self.first_edge(f"(bvsub n {one})"), self.first_edge("n"))),
            e.forall("i", zero, self.edge_count,
                     conjunction(at_most(zero, self.target("i")), less(self.target("i"), self.size))),
        ]


def distance(e, state, this, n):
    return e.element(state, e.read(state, "distance", this), n, INT)


def new_heap(e, s, places, times):
    one = e.value(1)
    heap = e.new(s, "Heap")
    e.store(s, "size", heap, e.value(0))
    e.store(s, "heap", heap, e.new_array(s, places, "Entry"))
    e.store(s, "elems", heap, e.new_array(s, f"(bvsub {places} {one})", "Element"))
    elems = e.read(s, "elems", heap)
    e.let(s, "v", INT, e.value(0))

    def body(state):
        v = e.get(state, "var:v")
        element = e.new(state, "Element")
        e.store(state, "Element.key", element, e.value(0))
        e.store(state, "Element.index", element, e.value(0))
        e.store_element(state, elems, v, element, "Element")
        e.let(state, "v", INT, f"(bvadd {v} {one})")

    e.loop(s, lambda state: less(e.get(state, "var:v"), e.length(elems, "Element")), body, times)
    return heap


def is_element(e, s, heap, v):
    return conjunction(at_most(e.value(0), v), less(v, e.length(e.read(s, "elems", heap), "Element")))


def relax(e, s, this, heap, start, edge, limit, times):
    weight = e.load(s, "weight", edge)
    far, near = e.branch(State(s.node, s.versions), less(f"(bvsub {limit} {start})", weight))
    found = e.let(near, "found", INT, f"(bvadd {start} {weight})")
    target = e.let(near, "target", INT, e.load(near, "target", edge))
    distances = e.load(near, "distance", this)
    known = e.load_element(near, distances, target, INT)
    fresh, reached = e.branch(State(near.node, near.versions), equal(known, e.value(-1)))
    e.store_element(fresh, distances, target, found, INT)
    size, entries = e.read(fresh, "size", heap), e.length(e.read(fresh, "heap", heap), "Entry")
    call_heap(e, fresh, heap, conjunction(
        is_element(e, fresh, heap, target), negation(contains(e, fresh, heap, target)),
        less(size, f"(bvsub {entries} {e.value(1)})")))
    insert(e, fresh, heap, target, found, times)
    better, worse = e.branch(State(reached.node, reached.versions), less(found, known))
    e.store_element(better, distances, target, found, INT)
    call_heap(e, better, heap, conjunction(
        is_element(e, better, heap, target), contains(e, better, heap, target),
        at_most(found, element_key(e, better, heap, target))))
    decrease_key(e, better, heap, target, found, times)
    e.merge(s, [far, fresh, better, worse])


def search(e, s, this, graph, source, limit, times):
    zero, one = e.value(0), e.value(1)
    heap = new_heap(e, s, graph.node_count, times)
    distances = e.load(s, "distance", this)
    e.let(s, "n", INT, zero)

    def forget(state):
        n = e.get(state, "var:n")
        e.store_element(state, distances, n, e.value(-1), INT)
        e.let(state, "n", INT, f"(bvadd {n} {one})")

    e.loop(s, lambda state: less(e.get(state, "var:n"), e.length(distances, INT)), forget, times)
    e.store_element(s, distances, source, zero, INT)
    call_heap(e, s, heap, is_element(e, s, heap, source))
    insert(e, s, heap, source, zero, times)

    def visit(state):
        call_heap(e, state, heap, less(zero, e.read(state, "size", heap)))
        node = delete_min(e, state, heap, times)
        e.let(state, "node", INT, node)
        e.let(state, "e", INT, graph.first_edge(e.get(state, "var:node")))

        def follow(inner):
            i = e.get(inner, "var:e")
            start = e.let(inner, "start", INT, distance(e, inner, this, e.get(inner, "var:node")))
            e.check_index(inner, graph.edges, i, "Edge")
            relax(e, inner, this, heap, start, graph.edge(i), limit, times)
            e.let(inner, "e", INT, f"(bvadd {i} {one})")

        e.loop(state, lambda inner: less(e.get(inner, "var:e"), graph.end_of_edges(e.get(inner, "var:node"))),
               follow, times)

    def goes_on(state):
        call_heap(e, state, heap)
        return negation(equal(e.read(state, "size", heap), zero))

    e.loop(s, goes_on, visit, times)


def is_relaxed(e, s, this, graph, start, i, limit):
    known = distance(e, s, this, graph.target(i))
    return disjunction(less(f"(bvsub {limit} {start})", graph.weight(i)),
                       conjunction(negation(equal(known, e.value(-1))),
                                   at_most(known, f"(bvadd {start} {graph.weight(i)})")))


def run_ensures(e, s, this, graph, source, limit):
    zero, unreached = e.value(0), e.value(-1)

    def reached(n):
        return negation(equal(distance(e, s, this, n), unreached))

    def of(n):
        return distance(e, s, this, n)

    def edges(quantifier, n, body):
        return quantifier("i", graph.first_edge(n), graph.end_of_edges(n), body)

    along = edges(e.exists, "n", conjunction(
        equal(graph.target("i"), "m"), equal(f"(bvadd {of('n')} {graph.weight('i')})", of("m"))))
    return [
        e.forall("n", zero, graph.size, disjunction(
            equal(of("n"), unreached), conjunction(at_most(zero, of("n")), at_most(of("n"), limit)))),
        e.forall("n", zero, graph.size, implies(reached("n"), edges(
            e.forall, "n", is_relaxed(e, s, this, graph, of("n"), "i", limit)))),
        e.forall("m", zero, graph.size, implies(
            conjunction(negation(equal("m", source)), reached("m")),
            e.exists("n", zero, graph.size, conjunction(reached("n"), along)))),
    ]


def dijkstra_question(method, bits, objects, loops, asks_all):
    e = Encoding(bits, objects, HEAP_SORTS + GRAPH_SORTS, asks_all)
    e.asks_cuts = False  # its loops do go on, and the verdict says so
    s = e.prepare()
    this = e.input(s, "this", "Dijkstra")
    source, limit = e.input(s, "source", INT), e.input(s, "limit", INT)
    graph = Nodes(e, State(s.node, s.versions), this)
    zero = e.value(0)

    def invariants(state):
        distances = e.read(state, "distance", this)
        return [negation(equal(distances, e.null("int[]"))), equal(e.length(distances, INT), graph.size)]

    for invariant in graph.invariants() + invariants(s):
        e.say(invariant)
    e.say(conjunction(at_most(zero, source), less(source, graph.size), at_most(zero, limit)))
    if method == "run":
        e.say(e.forall("i", zero, graph.edge_count, at_most(zero, graph.weight("i"))))
    search(e, s, this, graph, source, limit, loops)
    ensures = [equal(distance(e, s, this, source), zero)]
    if method == "run":
        ensures += run_ensures(e, s, this, graph, source, limit)
    return e.finish(s, [negation(a) for a in ensures + invariants(s)])


def question(method, bits, objects, loops, asks_all=False):
    encode = dijkstra_question if method.startswith("run") else heap_question
    return encode(method, bits, objects, loops, asks_all)
