// Accessors, canonical and further constructors, statics, implemented interfaces.
import java.util.*;

record Point(int x, int y) implements Comparable<Point> {
    static final Point ORIGIN = new Point(0, 0);
    Point { if (x < 0) throw new IllegalArgumentException(); }
    Point(int both) { this(both, both); }
    int norm() { return x * x + y() * this.y; }
    public int compareTo(Point other) { return x - other.x(); }
    static Point of(int x) { return new Point(x); }
}

record Pair<A, B>(A first, B second) {
    <C> Pair<A, C> with(C c) { return new Pair<>(first, c); }
}

record Many(String name, int... all) { public int[] all() { return all.clone(); } }

class Uses {
    int use() {
        Pair<String, Integer> p = new Pair<>("a", 1);
        int n = p.first().length() + p.second() + p.with(2L).second().intValue();
        Record r = p;
        boolean e = p.equals(r) && p.hashCode() == r.hashCode();
        return Point.ORIGIN.x() + Point.of(1).norm() + new Many("m", 1, 2).all().length + n + p.toString().length();
    }
}
// COVERS record members, records
