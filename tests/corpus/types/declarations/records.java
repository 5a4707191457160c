// Records and what they may contain.
import java.util.List;

class Records {
    record Point(int x, int y) {
        static int count;

        static {
            count = 0;
        }

        Point {
            if (x < 0)
                throw new IllegalArgumentException();
        }

        Point(int both) {
            this(both, both);
        }

        public int x() {
            return x;
        }

        int x(int scale) {
            return x * scale;
        }
    }

    record Explicit<T>(List<T> items, int... rest) {
        public Explicit(List<T> items, int... rest) {
            this.items = items;
            this.rest = rest;
        }
    }

    record Ghostly(int x) {
        //@ ghost int seen;
        //@ model int value;
    }

    record Nothing() {}
}
// COVERS classes, records
