// Verifier.nondetObject(): null, or an object of any class of the program.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class AnyObject {
    static class A {
        int x;
    }

    static class B extends A {
    }

    static class Casts {
        public static void main(String[] args) {
            Object o = Verifier.nondetObject();
            if (o instanceof A)
                o = (B) o; // EXPECT violated: class cast: ClassCastException in 'AnyObject.Casts.main(String[])'
        }
    }

    static class Null {
        public static void main(String[] args) {
            Object o = Verifier.nondetObject();
            o.toString(); // EXPECT violated: null dereference: NullPointerException in 'AnyObject.Null.main(String[])'
        }
    }

    static class Holds {
        public static void main(String[] args) {
            Object o = Verifier.nondetObject();
            if (o instanceof B) {
                A a = (A) o;
                a.x = 3;
                assert ((B) o).x == 3;
            }
        }
    }
}
// OUTPUT HOLDS       AnyObject.Holds.main(String[])
// OUTPUT assertions: HOLDS within these bounds
