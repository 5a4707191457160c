// Two questions about a program, each answered on its own.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Properties {
    static class Wrong {
        public static void main(String[] args) {
            int x = Verifier.nondetInt();
            assert x != 7; // EXPECT violated: assertion: AssertionError in 'Properties.Wrong.main(String[])'
        }
    }

    static class Escapes {
        public static void main(String[] args) {
            int x = Verifier.nondetInt();
            int y = 100 / x; // EXPECT violated: division by zero: ArithmeticException in 'Properties.Escapes.main(String[])'
            assert y != 1000;
        }
    }

    static class Neither {
        public static void main(String[] args) throws Exception {
            if (Verifier.nondetBoolean())
                throw new Exception(); // EXPECT violated: exception 'Exception' is not allowed by the specification in 'Properties.Neither.main(String[])'
        }
    }
}
// OUTPUT VIOLATED    Properties.Wrong.main(String[])
// OUTPUT assertions: VIOLATED
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT VIOLATED    Properties.Escapes.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: VIOLATED
// OUTPUT VIOLATED    Properties.Neither.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
