// No object of a sealed type can be of a type that none of its subclasses can have.
class SealedCasts {
    sealed interface Closed permits Point, Line { }

    record Point(int x) implements Closed { }

    static final class Line implements Closed, Runnable {
        public void run() { }
    }

    sealed interface Open permits Any { }

    non-sealed interface Any extends Open { }

    void use(Closed closed, Open open, java.util.List<String> list) {
        Runnable run = (Runnable) closed;
        Comparable<?> compare = (Comparable<?>) closed; // EXPECT error: cannot cast
        Runnable other = (Runnable) open;
        java.util.Set<Integer> set = (java.util.Set<Integer>) list; // EXPECT error: cannot cast
        java.util.Set<String> same = (java.util.Set<String>) list;
    }
}
// COVERS cast, sealed types
