// What may or may not be behind the characters that are modelled is not known.
// ARGS --string-length 3
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class StringsDoubt {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.contains("abcdef")) // EXPECT unknown: what a text from outside is like behind 3 characters (not modelled) in 'StringsDoubt.main(String[])'
            assert false;
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
