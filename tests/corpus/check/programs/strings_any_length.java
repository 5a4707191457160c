// Strings from outside may have any length: what depends on their first characters alone is known.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class StringsAnyLength {
    static class Holds {
        public static void main(String[] args) {
            String s = Verifier.nondetString();
            assert s.length() >= 0;
            if (s.equals("abc"))
                assert s.length() == 3 && s.charAt(1) == 'b';
            if (s.length() > 5)
                assert (s + "!").length() == s.length() + 1 && ("!" + s).charAt(1) == s.charAt(0);
            if (s.startsWith("x") && s.contains("yz"))
                assert s.length() >= 3;
            String t = s.concat("end");
            assert t.length() > s.length();
        }
    }

    static class Longer {
        public static void main(String[] args) {
            String s = Verifier.nondetString();
            assert s.length() < 1000; // EXPECT violated: assertion: AssertionError in 'StringsAnyLength.Longer.main(String[])'
        }
    }

    static class Behind {
        public static void main(String[] args) {
            String s = Verifier.nondetString();
            if (s.startsWith("0123456789") && s.endsWith("xyz"))
                assert s.length() != 13; // EXPECT violated: assertion: AssertionError in 'StringsAnyLength.Behind.main(String[])'
        }
    }
}
// OUTPUT HOLDS       StringsAnyLength.Holds.main(String[])
// OUTPUT for every run; loops and calls followed to their end
// OUTPUT assertions: HOLDS
