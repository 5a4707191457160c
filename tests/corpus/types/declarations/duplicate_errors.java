import java.util.List;

class DuplicateErrors<T, T> { // EXPECT error@26: type parameter 'T' is already declared
    int x;
    String x; // EXPECT error@12: field 'x' is already declared in class 'DuplicateErrors'

    void m(int a) {}

    int m(int b) { // EXPECT error@9: method 'm(int)' is already declared in class 'DuplicateErrors'
        return 0;
    }

    void n(List<String> a) {}

    void n(List<Integer> a) {} // EXPECT error@10: method 'n(List<Integer>)' has the same erasure as 'n(List<String>)'

    void v(int[] a) {}

    void v(int... a) {} // EXPECT error: method 'v(int...)'

    DuplicateErrors(String s) {}

    private DuplicateErrors(String t) {} // EXPECT error: constructor 'DuplicateErrors(String)' is already declared in class 'DuplicateErrors'

    <U, U> void generic() {} // EXPECT error: type parameter 'U' is already declared

    class Inner {
        class DuplicateErrors {} // EXPECT error: 'DuplicateErrors' has the name of a class around it
    }

    enum Color {
        RED,
        RED; // EXPECT error: field 'RED' is already declared in enum 'Color'

        static Color[] values() { // EXPECT error: method 'values()' is already declared in enum 'Color'
            return null;
        }
    }
}
// COVERS classes
