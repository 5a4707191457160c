// The members of a file without a class see each other, and all packages of java.base.
int counter = 3;
final Map<String, Integer> ages = new HashMap<>();
static final int LIMIT = 10;

record Pair(int first, int second) { }

class Inner {
    int next() { return counter + 1; }
}

static int limit() { return LIMIT; }

<T> T same(T value) { return value; }

void main() {
    List<String> names = List.of("a", same("b"));
    Function<Pair, Integer> first = Pair::first;
    counter = first.apply(new Pair(1, limit())) + new Inner().next();
    ages.put("x", this.counter);
    IO.println(BigInteger.ONE);
    IO.print(names);
    IO.println();
}
// COVERS compact source files
