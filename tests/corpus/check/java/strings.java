// Texts are made of their parts; their characters are known where somebody reads them.
class Strings {
    // The message of an exception stands in nobody's way.
    //@ ensures \result == x;
    //@ signals (IllegalArgumentException e) x < 0;
    static int message(int x, double d, /*@ nullable @*/ Object o) {
        if (x < 0)
            throw new IllegalArgumentException("bad: " + x + ", " + d + ", " + o);
        return x;
    }

    //@ ensures \result == x;
    //@ signals (IllegalArgumentException e) x < -1; // EXPECT violated: exceptional postcondition in 'Strings.messageWrong(int)'
    static int messageWrong(int x) {
        if (x < 0)
            throw new IllegalArgumentException("bad: " + x);
        return x;
    }

    //@ ensures \result.equals("x = 7") <==> x == 7;
    //@ ensures \result.equals("x = -2147483648") <==> x == Integer.MIN_VALUE;
    static String number(int x) {
        return "x = " + x;
    }

    //@ ensures !\result.equals("x = -1205"); // EXPECT violated: postcondition in 'Strings.numberWrong(int)'
    static String numberWrong(int x) {
        return "x = " + x;
    }

    //@ ensures \result <= 20;
    static int digits(long x) {
        return String.valueOf(x).length();
    }

    //@ ensures \result <= 19; // EXPECT violated: postcondition in 'Strings.digitsWrong(long)'
    static int digitsWrong(long x) {
        return Long.toString(x).length();
    }

    //@ ensures \result.length() == (b ? 9 : 10);
    //@ ensures \result.charAt(0) == c && \result.charAt(\result.length() - 1) == '3';
    static String mixed(char c, boolean b) {
        String s = c + "" + b;
        s += null;
        return s.substring(0, s.length() - 1) + 3L;
    }

    //@ ensures \result.length() == 9; // EXPECT violated: postcondition in 'Strings.mixedWrong(char, boolean)'
    static String mixedWrong(char c, boolean b) {
        return c + "." + b + "abc";
    }

    //@ ensures \result.length() == s.length() + t.length();
    //@ ensures \result.startsWith(s) && \result.endsWith(t) && \result.equals(s + t);
    static String joined(String s, String t) {
        return s + t;
    }

    //@ ensures \result.equals(t + s); // EXPECT violated: postcondition in 'Strings.joinedWrong(String, String)'
    static String joinedWrong(String s, String t) {
        return s + t;
    }

    // An object of any class gives any text.
    //@ ensures \result.length() >= 3;
    static String opaque(Object o) {
        return "o = " + o;
    }

    // The text of an object that has no text of its own is not known.
    //@ ensures \result.length() >= 3; // EXPECT unknown: the characters of this text (not modelled) in 'Strings.nameless(Strings)'
    static String nameless(Strings o) {
        return "o = " + o;
    }
}
// OUTPUT HOLDS Strings.message(int, double, Object)
// OUTPUT HOLDS Strings.number(int)
// OUTPUT HOLDS Strings.digits(long)
// OUTPUT HOLDS Strings.mixed(char, boolean)
// OUTPUT HOLDS Strings.joined(String, String)
// COVERS string concatenation
// OUTPUT HOLDS Strings.opaque(Object)
