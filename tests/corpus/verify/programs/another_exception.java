// An exception that neither question is about.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) throws Exception {
        if (Verifier.nondetBoolean())
            throw new Exception(); // EXPECT violated: exception 'Exception' is not allowed by the specification in 'Main.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
