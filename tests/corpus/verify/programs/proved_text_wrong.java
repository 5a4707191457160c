// One character too many is read.
// ARGS --property exceptions
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) { // EXPECT violated: exception 'StringIndexOutOfBoundsException' is not allowed by the specification in 'Main.main(String[])'
        String text = Verifier.nondetString();
        int letters = 0;
        for (int i = 0; i <= text.length(); i++)
            if (Character.isLetter(text.charAt(i)))
                letters++;
    }
}
// OUTPUT RuntimeExceptions: VIOLATED
