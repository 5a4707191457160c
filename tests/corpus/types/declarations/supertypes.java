// Extending and implementing.
import java.util.AbstractList;

class Supertypes {
    interface A {}

    interface B<T> extends A {}

    static class C implements A, B<String> {}

    static class D extends C implements B<String> {}

    enum E implements A {
        ONE {
            int one() {
                return 1;
            }
        },
        TWO
    }

    record R(int x) implements A {}

    static class Failure extends Exception {}

    Object anonymous = new AbstractList<String>() {
        public String get(int i) {
            return "";
        }

        public int size() {
            return 0;
        }
    };
    A implemented = new A() {};
}
// COVERS classes, interfaces, enums, records, anonymous classes, inheritance
