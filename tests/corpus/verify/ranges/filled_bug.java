// Every second element is left as it was.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 100000);
        String[] names = new String[n];
        for (int i = 0; i < names.length; i += 2)
            names[i] = "n";
        for (int i = 0; i < n; i++)
            names[i].length(); // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
