// The second call passes what the first one does not.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static void fill(int[] places, int from) {
        places[from] = 1; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
        if (Verifier.nondetBoolean())
            fill(places, from + 1);
    }

    public static void main(String[] args) {
        fill(new int[5], 0);
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
