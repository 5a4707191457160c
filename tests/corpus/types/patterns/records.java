// Record patterns (Java 21).
class records {
    record Point(int x, int y) { }
    record Line(Point from, Point to) { }
    record Box<T>(T content) { }
    sealed interface Holder<T> permits One, Two { }
    record One<T>(T a) implements Holder<T> { }
    record Two<A>(A a, A b) implements Holder<A> { }

    int all(Object o, Box<String> box, Holder<String> holder, Box<? extends Number> number) {
        if (o instanceof Point(int x, int y)) return x + y;
        if (o instanceof Line(Point(var a, var b), Point to) && a > b) return to.x();
        if (!(o instanceof Line(Point p, var q))) return 0;
        int n = p.x() + q.y();
        if (box instanceof Box<String>(String s)) n += s.length();
        if (box instanceof Box(var s)) n += s.length();
        if (holder instanceof Two(var c, var d)) n += c.length() + d.length();
        if (number instanceof Box(var k)) n += k.intValue();
        if (o instanceof Box(Point(int x, int y))) n += x * y;
        if (o instanceof Box<?>(String s)) n += s.length();
        return n;
    }
}
// COVERS records, type patterns
