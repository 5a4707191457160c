// A program that looks at every character of a string: nobody has looked at all strings.
// ARGS --string-length 3
import org.sosy_lab.sv_benchmarks.Verifier;

class StringsCut {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int spaces = 0;
        for (int i = 0; i < s.length(); i++)
            if (s.charAt(i) == ' ') // EXPECT cut: a text from outside with more than 3 characters, which are read in 'StringsCut.main(String[])'
                spaces++;
        assert spaces <= s.length();
    }
}
// OUTPUT HOLDS, CUT  StringsCut.main(String[])
// OUTPUT RuntimeExceptions: HOLDS, CUT
