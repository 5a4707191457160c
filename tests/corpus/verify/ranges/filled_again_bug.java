// What was assigned may be replaced, by whatever name the array is called.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static void clear(String[] names, int place) {
        if (place >= 0 && place < names.length)
            names[place] = null;
    }

    public static void main(String[] args) {
        String[] first = new String[3];
        String[] second = new String[3];
        for (int i = 0; i < 3; i++) {
            first[i] = "n";
            second[i] = "n";
        }
        clear(Verifier.nondetBoolean() ? first : second, Verifier.nondetInt());
        first[1].length(); // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
