import java.util.List;

class RecordErrors {
    record Point(int x, int y) {
        int z; // EXPECT error@13: a record cannot have instance field 'z'

        {} // EXPECT error@9: a record cannot have an instance initialiser

        Point(int one) { // EXPECT error@9: a constructor of a record that is not the canonical one must call 'this(…)'
        }

        public long x() { // EXPECT error: accessor 'x' must return 'int', found 'long'
            return x;
        }

        int y() { // EXPECT error: accessor 'y' must be public
            return y;
        }

        native void n(); // EXPECT error: modifier 'native' is not allowed here
    }

    record Renamed(int x) {
        Renamed(int y) { // EXPECT error: parameter of the canonical constructor must be called 'x', found 'y'
            this.x = y;
        }
    }

    record Typed(List<String> x) {
        Typed(List<Integer> x) { // EXPECT error: parameter of the canonical constructor must have type 'List<String>', found 'List<Integer>'
            this.x = null;
        }
    }

    record Throwing(int x) {
        Throwing(int x) throws Exception { // EXPECT error: the canonical constructor of a record cannot have a throws clause
            this.x = x;
        }

        public int x() throws RuntimeException { // EXPECT error: accessor 'x' cannot have a throws clause
            return x;
        }
    }

    record Generic(int x) {
        <T> Generic(int x) { // EXPECT error: the canonical constructor of a record cannot be generic
            this.x = x;
        }
    }

    record Static(int x) {
        public static int x() { // EXPECT error: accessor 'x' cannot be static
            return 1;
        }
    }
}
// COVERS records, record members
