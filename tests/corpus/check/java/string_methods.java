// Methods of String and StringBuilder, and texts of other types.
class StringMethods {
    //@ ensures \result.equals("a=" + x + ";");
    static String build(int x) {
        return new StringBuilder().append("a=").append(x).append(';').toString();
    }

    //@ ensures \result.length() < 14; // EXPECT violated: postcondition in 'StringMethods.buildWrong(int)'
    static String buildWrong(int x) {
        StringBuilder builder = new StringBuilder();
        builder.append("a=").append(x).append(';');
        return builder.toString();
    }

    //@ ensures \result.equals(s + t);
    static String join(String s, String t) {
        return new StringBuilder(s).append(t).toString();
    }

    // Surrogates in the wrong order become a pair, which is not turned again.
    //@ ensures \result.equals(s); // EXPECT violated: postcondition in 'StringMethods.twice(String)'
    static String twice(String s) {
        return new StringBuilder(s).reverse().reverse().toString();
    }

    //@ requires (\forall int i; 0 <= i && i < s.length(); s.charAt(i) < 128);
    //@ ensures \result.equals(s);
    static String twiceRight(String s) {
        return new StringBuilder(s).reverse().reverse().toString();
    }

    //@ requires 0 <= i && i <= s.length();
    //@ ensures \result.length() == s.length() - i && s.endsWith(\result);
    static String tail(String s, int i) {
        return s.substring(i);
    }

    //@ signals_only \nothing;
    static String tailWrong(String s, int i) {
        return s.substring(i); // EXPECT violated: exception 'StringIndexOutOfBoundsException' is not allowed by the specification in 'StringMethods.tailWrong(String, int)'
    }

    //@ ensures \result >= 0 ==> s.charAt(\result) == c;
    //@ ensures \result < 0 ==> (\forall int i; 0 <= i && i < s.length(); s.charAt(i) != c);
    static int index(String s, char c) {
        return s.indexOf(c);
    }

    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'StringMethods.indexWrong(String, String)'
    static int indexWrong(String s, String t) {
        return s.indexOf(t);
    }

    //@ ensures \result == 0 <==> s.equals(t);
    static int compare(String s, String t) {
        return s.compareTo(t);
    }

    //@ ensures \result <= 1; // EXPECT violated: postcondition in 'StringMethods.compareWrong(String, String)'
    static int compareWrong(String s, String t) {
        return s.compareTo(t);
    }

    //@ ensures 0 <= \result && \result <= s.length();
    static int count(String s) {
        int n = 0;
        for (char c : s.toCharArray())
            if (c == 'x')
                n++;
        return n;
    }

    //@ ensures \result <== s.isEmpty();
    static boolean palindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--)
            if (s.charAt(i) != s.charAt(j))
                return false;
        return true;
    }

    //@ ensures \result ==> s.length() < 3; // EXPECT violated: postcondition in 'StringMethods.palindromeWrong(String)'
    static boolean palindromeWrong(String s) {
        return new StringBuilder(s).reverse().toString().equals(s);
    }

    // Objects with a text of their own show it.
    //@ ensures \result.equals("(1, " + y + ")");
    static String point(int y) {
        return "" + new Point(1, y);
    }

    //@ ensures \result.equals("(1, 2)"); // EXPECT violated: postcondition in 'StringMethods.pointWrong(int)'
    static String pointWrong(int y) {
        return "" + new Point(1, y);
    }

    //@ ensures \result.equals("Pair[a=1, b=" + b + "]");
    static String record(boolean b) {
        return new Pair(1, b).toString();
    }

    //@ ensures \result.equals("Pair[a=1, b=true]"); // EXPECT violated: postcondition in 'StringMethods.recordWrong(boolean)'
    static String recordWrong(boolean b) {
        return "" + new Pair(1, b);
    }

    //@ ensures \result.equals(x == null ? "null" : "7");
    static String box(/*@ nullable @*/ Integer x) {
        Integer seven = 7;
        return "" + (x == null ? null : seven);
    }

    //@ ensures \result;
    static boolean message(int x) {
        try {
            throw new IllegalStateException("state " + x);
        } catch (IllegalStateException e) {
            return e.getMessage().startsWith("state ");
        }
    }

    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public String toString() {
            return "(" + x + ", " + y + ")";
        }
    }

    record Pair(int a, boolean b) {
    }
}
// OUTPUT HOLDS StringMethods.build(int)
// OUTPUT HOLDS StringMethods.join(String, String)
// OUTPUT HOLDS StringMethods.twiceRight(String)
// OUTPUT HOLDS StringMethods.tail(String, int)
// OUTPUT HOLDS StringMethods.index(String, char)
// OUTPUT HOLDS StringMethods.compare(String, String)
// OUTPUT HOLDS StringMethods.count(String)
// OUTPUT HOLDS StringMethods.palindrome(String)
// OUTPUT HOLDS StringMethods.point(int)
// OUTPUT HOLDS StringMethods.record(boolean)
// OUTPUT HOLDS StringMethods.box(Integer)
// OUTPUT HOLDS StringMethods.message(int)
