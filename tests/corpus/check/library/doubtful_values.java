// Numbers of texts and canonical names that nobody can compute may be any: what holds for all of them holds.
class DoubtfulValues {
    //@ requires s != null;
    //@ ensures 1 <= \result && \result <= 3;
    static int sign(String s) {
        try {
            return Double.parseDouble(s) > 0 ? 1 : 2;
        } catch (NumberFormatException e) {
            return 3;
        }
    }

    //@ requires s != null;
    //@ ensures \result != 1; // EXPECT violated: postcondition in 'DoubtfulValues.signWrong(String)'
    static int signWrong(String s) {
        return sign(s);
    }

    //@ requires s.length() == 4 && s.charAt(1) == 'e' && s.charAt(2) == '2' && s.charAt(3) == '0';
    //@ requires '1' <= s.charAt(0) && s.charAt(0) <= '9';
    //@ ensures \result > 5;
    static float large(String s) {
        return Float.parseFloat(s); // EXPECT unknown: what a text from outside is like behind 8 characters (not modelled) in 'DoubtfulValues.large(String)'
    }

    //@ requires o != null;
    //@ ensures \result >= 0;
    static int length(Object o) {
        String name = o.getClass().getCanonicalName();
        return name == null ? 0 : name.length();
    }

    //@ requires o != null;
    static int lengthUnchecked(Object o) {
        return o.getClass().getCanonicalName().length(); // EXPECT unknown: the canonical name of a class that is not known (not modelled) in 'DoubtfulValues.lengthUnchecked(Object)'
    }

    //@ requires locale != null && s.length() == 1 && s.charAt(0) < 128;
    //@ ensures \result;
    static boolean keepsSomething(String s, java.util.Locale locale) {
        return s.toUpperCase(locale) != null;
    }

    //@ requires locale != null && s.length() == 1 && s.charAt(0) < 128;
    //@ ensures \result.length() == 1;
    static String oneCharacter(String s, java.util.Locale locale) {
        return s.toUpperCase(locale); // EXPECT unknown: what a text from outside is like behind 8 characters (not modelled) in 'DoubtfulValues.oneCharacter(String, Locale)'
    }
}
