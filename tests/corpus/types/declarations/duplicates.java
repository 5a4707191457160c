// Names declared once each; overloads differ in the erasure of their parameters.
import java.util.List;

class Duplicates<T> {
    int x;
    String y;

    class x {}

    void x() {}

    void x(int a) {}

    void x(long a) {}

    void x(List<String> a) {}

    void x(T a) {}

    <U extends Number> void x(U a) {}

    void x(int... a) {}

    Duplicates() {}

    Duplicates(int a) {}

    enum Color {
        RED, GREEN;

        static Color valueOf(int i) {
            return RED;
        }
    }

    record Pair(int left, int right) {
        Pair(int both) {
            this(both, both);
        }

        public int left() {
            return left;
        }
    }
}
// COVERS classes, enums, records
