// An exception that neither question is about: both are answered, and the program may still end with it.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) throws Exception { // EXPECT unknown: another exception that may escape in 'Main.main(String[])'
        int n = Verifier.nondetInt();
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum = sum < 5 ? sum + 1 : 0;
        assert sum <= 5;
        if (n == 100000)
            throw new Exception();
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT-NOT PROVED Main.main
