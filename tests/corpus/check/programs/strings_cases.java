// Texts of any length in lower case, trimmed, with characters replaced: nothing escapes, however long they are.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class StringsCases {
    static class Holds {
        public static void main(String[] args) {
            String s = Verifier.nondetString();
            String t = s.toLowerCase().trim().replace('a', 'b').toUpperCase();
            if (t.equalsIgnoreCase("x") && t.length() > 1)
                throw new IllegalStateException();
        }
    }

    static class Broken {
        public static void main(String[] args) {
            String s = Verifier.nondetString();
            // EXPECT-NEXT unknown: what a text from outside is like behind 8 characters (not modelled) in 'StringsCases.Broken.main(String[])'
            if (s.toLowerCase().equals("jury") && !s.equals("jury"))
                throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'StringsCases.Broken.main(String[])'
        }
    }
}
// OUTPUT HOLDS StringsCases.Holds.main(String[])
// OUTPUT for every run; loops and calls followed to their end
// OUTPUT RuntimeExceptions: HOLDS
