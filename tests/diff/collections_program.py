# Random programs that use one collection, for tests/diff/collections.
#
# A method takes three small numbers and makes a few calls with them and with constants; what the calls
# give, exceptions included, is mixed into one number. Where a class does not say in which order it gives its elements,
# they are mixed in a way that does not depend on it.

ELEMENTS = ["a", "b", "c", "0", "1", "2", "a + b", "5"]
INDICES = ["0", "1", "a", "b - 1", "2"]

LIST = [
    "h = mix(h, it.add({e}));",
    "it.add({i}, {e});",
    "h = mix(h, it.remove({i}));",
    "h = mix(h, it.remove((Object) ({e})));",
    "h = mix(h, it.set({i}, {e}));",
    "h = mix(h, it.get({i}));",
    "h = mix(h, it.indexOf({e}) * 10 + it.lastIndexOf({e}));",
    "h = mix(h, it.contains({e}));",
    "h = mix(h, it.size());",
    "h = mix(h, it.addAll({i}, List.of({e}, {e})));",
    "h = mix(h, it.removeAll(List.of({e}, {e})));",
    "h = mix(h, it.retainAll(List.of({e}, {e}, {e})));",
    "h = mix(h, it.removeIf(x -> x != null && x > {e}));",
    "it.replaceAll(x -> x == null ? {e} : x + 1);",
    "it.sort(null);",
    "it.subList({i}, it.size()).clear();",
    "for (ListIterator<Integer> at = it.listIterator({i}); at.hasNext();) { Integer x = at.next(); h = mix(h, x);"
    " if (x != null && x == {e}) at.remove(); else at.set({e}); }",
    "for (ListIterator<Integer> at = it.listIterator(it.size()); at.hasPrevious();) { h = mix(h, at.previous());"
    " if (at.nextIndex() == {i} && it.size() < 6) at.add({e}); }",
    "for (Integer x : it) { h = mix(h, x); if (x != null && x == {e}) it.add({e}); }",
    "h = mix(h, it.equals(List.of({e}, {e})));",
    "h = mix(h, it.hashCode());",
    "h = mix(h, it.toArray().length);",
    "h = mix(h, it.toArray(new Integer[0]).length);",
    "it.add(null);",
    "it.clear();",
]
STACK = LIST + [
    "h = mix(h, it.push({e}));",
    "h = mix(h, it.pop());",
    "h = mix(h, it.peek());",
    "h = mix(h, it.search({e}));",
    "h = mix(h, it.firstElement());",
    "h = mix(h, it.elementAt({i}));",
    "it.insertElementAt({e}, {i});",
    "it.setSize({i});",
    "h = mix(h, it.capacity());",
]
DEQUE = [
    "it.addFirst({e});",
    "it.addLast({e});",
    "h = mix(h, it.offerFirst({e}));",
    "it.push({e});",
    "h = mix(h, it.poll());",
    "h = mix(h, it.pollLast());",
    "h = mix(h, it.pop());",
    "h = mix(h, it.removeLast());",
    "h = mix(h, it.peekFirst());",
    "h = mix(h, it.peekLast());",
    "h = mix(h, it.getFirst());",
    "h = mix(h, it.getLast());",
    "h = mix(h, it.element());",
    "h = mix(h, it.contains({e}));",
    "h = mix(h, it.removeFirstOccurrence({e}));",
    "h = mix(h, it.removeLastOccurrence({e}));",
    "for (Iterator<Integer> at = it.descendingIterator(); at.hasNext();) { h = mix(h, at.next()); }",
    "for (Integer x : it) { h = mix(h, x); }",
    "h = mix(h, it.size());",
    "it.clear();",
]
QUEUE = [
    "h = mix(h, it.add({e}));",
    "h = mix(h, it.offer({e}));",
    "h = mix(h, it.poll());",
    "h = mix(h, it.peek());",
    "h = mix(h, it.remove());",
    "h = mix(h, it.remove((Object) ({e})));",
    "h = mix(h, it.contains({e}));",
    "h = mix(h, it.size());",
    "for (Integer x : it) { h = mix(h, x); if (x == {e}) it.add(1); }",
    "h = mix(h, it.addAll(List.of({e}, {e}, {e})));",
    "it.add(null);",
]
SET = [
    "h = mix(h, it.add({e}));",
    "h = mix(h, it.add({e}));",
    "h = mix(h, it.remove({e}));",
    "h = mix(h, it.contains({e}));",
    "h = mix(h, it.size());",
    "h = mix(h, it.isEmpty());",
    "h = mix(h, it.addAll(List.of({e}, {e}, {e})));",
    "h = mix(h, it.removeAll(new ArrayList<>(List.of({e}, {e}))));",  # not List.of: that throws when asked for null, in an order that nobody knows
    "h = mix(h, it.retainAll(new ArrayList<>(List.of({e}, {e}, {e}))));",
    "h = mix(h, it.containsAll(List.of({e}, {e})));",
    "h = mix(h, it.removeIf(x -> x != null && x > {e}));",
    "for (Integer x : it) { {mix} }",
    "for (Iterator<Integer> at = it.iterator(); at.hasNext();) { Integer x = at.next(); {mix} if (x != null && x == {e}) at.remove(); }",
    "h = mix(h, it.equals(Set.of(1, 2)));",
    "h = mix(h, it.hashCode());",
    "h = mix(h, it.add(null));",
    "it.clear();",
]
SORTED_SET = [text for text in SET] + [
    "h = mix(h, it.first());",
    "h = mix(h, it.last());",
    "h = mix(h, it.floor({e}));",
    "h = mix(h, it.ceiling({e}));",
    "h = mix(h, it.higher({e}));",
    "h = mix(h, it.lower({e}));",
    "h = mix(h, it.pollFirst());",
    "h = mix(h, it.pollLast());",
    "for (Iterator<Integer> at = it.descendingIterator(); at.hasNext();) { Integer x = at.next(); h = mix(h, x); if (x == {e}) at.remove(); }",
    "for (Integer x : it) { h = mix(h, x); if (x == {e}) it.remove({e}); }",
]
MAP = [
    "h = mix(h, it.put({e}, {e}));",
    "h = mix(h, it.put({e}, {e}));",
    "h = mix(h, it.put({e}, null));",
    "h = mix(h, it.get({e}));",
    "h = mix(h, it.remove({e}));",
    "h = mix(h, it.remove({e}, {e}));",
    "h = mix(h, it.containsKey({e}));",
    "h = mix(h, it.containsValue({e}));",
    "h = mix(h, it.getOrDefault({e}, 9));",
    "h = mix(h, it.putIfAbsent({e}, {e}));",
    "h = mix(h, it.computeIfAbsent({e}, k -> k > 1 ? k + 1 : null));",
    "h = mix(h, it.computeIfPresent({e}, (k, v) -> v > 1 ? k + v : null));",
    "h = mix(h, it.compute({e}, (k, v) -> v == null ? {e} : null));",
    "h = mix(h, it.merge({e}, {e}, (v, w) -> v > 1 ? null : v + w));",
    "h = mix(h, it.replace({e}, {e}));",
    "h = mix(h, it.replace({e}, {e}, {e}));",
    "it.replaceAll((k, v) -> v == null ? k : v + 1);",
    "h = mix(h, it.size());",
    "it.putAll(new java.util.TreeMap<>(Map.of(1, {e}, 2, {e})));",
    "h = mix(h, it.keySet().remove({e}));",
    "h = mix(h, it.values().remove({e}));",
    "for (Integer x : it.keySet()) { {mix} }",
    "for (Integer x : it.values()) { {mix} }",
    "for (Map.Entry<Integer, Integer> at : it.entrySet()) { Integer x = at.getKey(); {mix} at.setValue({e}); }",
    "h = mix(h, it.entrySet().removeIf(x -> x.getValue() != null && x.getValue() > {e}));",
    "h = mix(h, it.put(null, {e}));",
    "it.clear();",
]
SORTED_MAP = MAP + [
    "h = mix(h, it.firstKey());",
    "h = mix(h, it.lastKey());",
    "h = mix(h, it.floorKey({e}));",
    "h = mix(h, it.ceilingKey({e}));",
    "h = mix(h, it.higherKey({e}));",
    "h = mix(h, it.lowerKey({e}));",
    "h = mix(h, it.firstEntry() == null ? -5 : it.firstEntry().getValue());",
    "h = mix(h, it.pollFirstEntry() == null);",
    "h = mix(h, it.pollLastEntry() == null);",
    "for (Integer x : it.keySet()) { h = mix(h, x); if (x == {e}) it.remove({e}); }",
]

# Which of two equal values is removed depends on the order.
UNORDERED_MAP = [call for call in MAP if "values().remove" not in call]
ORDERED = "h = mix(h, x);"
UNORDERED = "h += mix(5, x);"

# The type, how it is created, calls, how elements are mixed.
COLLECTIONS = [
    ("ArrayList<Integer>", "new ArrayList<>()", LIST, ORDERED),
    ("LinkedList<Integer>", "new LinkedList<>()", LIST + DEQUE, ORDERED),
    ("Vector<Integer>", "new Vector<>(a, b)", LIST, ORDERED),
    ("Stack<Integer>", "new Stack<>()", STACK, ORDERED),
    ("ArrayDeque<Integer>", "new ArrayDeque<>()", DEQUE, ORDERED),
    ("PriorityQueue<Integer>", "new PriorityQueue<>()", QUEUE, ORDERED),
    ("PriorityQueue<Integer>", "new PriorityQueue<>((x, y) -> Integer.compare(y, x))", QUEUE, ORDERED),
    ("HashSet<Integer>", "new HashSet<>()", SET, UNORDERED),
    ("LinkedHashSet<Integer>", "new LinkedHashSet<>()", SET, ORDERED),
    ("TreeSet<Integer>", "new TreeSet<>()", SORTED_SET, ORDERED),
    ("TreeSet<Integer>", "new TreeSet<>(Comparator.nullsFirst(Comparator.reverseOrder()))", SORTED_SET, ORDERED),
    ("HashMap<Integer, Integer>", "new HashMap<>()", UNORDERED_MAP, UNORDERED),
    ("LinkedHashMap<Integer, Integer>", "new LinkedHashMap<>()", MAP, ORDERED),
    ("LinkedHashMap<Integer, Integer>", "new LinkedHashMap<>(4, 0.75f, true)", MAP, ORDERED),
    ("TreeMap<Integer, Integer>", "new TreeMap<>()", SORTED_MAP, ORDERED),
    ("TreeMap<Integer, Integer>", "new TreeMap<>((x, y) -> y - x)", SORTED_MAP, ORDERED),
]

HELPERS = """
    static /*@ pure @*/ int mix(int h, int x) {
        return 31 * h + x;
    }

    static /*@ pure @*/ int mix(int h, /*@ nullable @*/ Integer x) {
        return x == null ? 31 * h + 77 : 31 * h + x;
    }

    static /*@ pure @*/ int mix(int h, boolean x) {
        return 31 * h + (x ? 1 : 2);
    }
"""

EXCEPTIONS = ["NullPointerException", "IndexOutOfBoundsException", "java.util.NoSuchElementException",
              "java.util.EmptyStackException", "java.util.ConcurrentModificationException",
              "IllegalStateException", "ClassCastException", "IllegalArgumentException",
              "UnsupportedOperationException"]


def statement(random, calls, mix):
    text = random.choice(calls).replace("{mix}", mix)
    while "{e}" in text:
        text = text.replace("{e}", random.choice(ELEMENTS), 1)
    while "{i}" in text:
        text = text.replace("{i}", random.choice(INDICES), 1)
    catches = "".join(" catch (%s e) { h = mix(h, %d); }" % (name, 100 + i) for i, name in enumerate(EXCEPTIONS))
    return "try { %s }%s" % (text, catches)


# The lines of a method without its contract.
def method(random, name, calls_count):
    kind, creation, calls, mix = random.choice(COLLECTIONS)
    adding = [text for text in calls if ".put(" in text or ".add" in text or ".push(" in text]
    lines = ["static int %s(int p, int q, int r) {" % name,
             "final int a = p, b = q, c = r;",
             "int h = 1;",
             "%s it = %s;" % (kind, creation)]
    for i in range(calls_count):
        lines.append(statement(random, adding if i < 3 else calls, mix))
    return lines + ["return h;", "}"]
