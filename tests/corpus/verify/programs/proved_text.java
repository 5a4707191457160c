// A text from outside may be of any length: that no exception escapes is proved for all of them.
// ARGS --property exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        int letters = 0;
        for (int i = 0; i < text.length(); i++)
            if (Character.isLetter(text.charAt(i)))
                letters++;
        int[] counts = new int[letters];
        assert counts.length < 5;
    }
}
// OUTPUT RuntimeExceptions: HOLDS
