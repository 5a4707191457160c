// Texts of any length, read with the methods of the library.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString() + "!";
        int letters = 0;
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) >= 'a')
                letters++;
        if (text.length() > 2)
            letters += text.substring(1, 3).length();
        try {
            letters += Integer.parseInt(text.trim());
        } catch (NumberFormatException problem) {
            letters = 0;
        }
        assert text.length() > 0;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT ranges PROVED for every input, 32-bit int; if it ends
