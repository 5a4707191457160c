// What exceptions say that Java throws by itself.
class Messages {
    //@ requires 3 <= i && i < 20;
    //@ ensures \result;
    static boolean index(int i) {
        try {
            int[] a = new int[3];
            return a[i] == 7;
        } catch (ArrayIndexOutOfBoundsException e) {
            return e.getMessage().equals("Index " + i + " out of bounds for length 3");
        }
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Messages.indexWrong()'
    static boolean indexWrong() {
        try {
            int[] a = new int[3];
            return a[3] == 7;
        } catch (ArrayIndexOutOfBoundsException e) {
            return e.getMessage().equals("3");
        }
    }

    //@ ensures \result;
    static boolean division(int x) {
        try {
            return x / (x - x) == 1;
        } catch (ArithmeticException e) {
            String own = "/ by zero";
            return e.getMessage().equals(own) && e.getMessage() != own && e.getMessage() == e.getMessage();
        }
    }

    //@ ensures \result;
    static boolean size() {
        try {
            return new int[-3].length == 1;
        } catch (NegativeArraySizeException e) {
            return e.toString().equals("java.lang.NegativeArraySizeException: -3");
        }
    }

    enum Color { RED, GREEN }

    //@ ensures \result;
    static boolean constant() {
        try {
            return Color.valueOf("BLUE") == Color.RED;
        } catch (IllegalArgumentException e) {
            return e.getMessage().equals("No enum constant Messages.Color.BLUE");
        }
    }

    //@ ensures \result;
    static boolean assertion(int x) {
        try {
            assert x != x : "x is " + 3;
            return false;
        } catch (AssertionError e) {
            return e.getMessage().equals("x is 3");
        }
    }

    //@ ensures \result == null;
    static /*@ nullable @*/ String silentAssertion(int x) {
        try {
            assert x != x;
            return "";
        } catch (AssertionError e) {
            return e.getMessage();
        }
    }

    class Part {
    }

    // javac tests the object around by Objects.requireNonNull.
    //@ ensures \result == null;
    static /*@ nullable @*/ String around(/*@ nullable @*/ Messages outer) {
        try {
            outer.new Part();
            return null;
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    // There is a message. It depends on how the program was compiled.
    //@ ensures \result != null;
    static /*@ nullable @*/ String dereference() {
        try {
            String text = null;
            return text.trim();
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    //@ ensures \result != 0;
    static int cast(Object o) {
        try {
            return ((String) o).length() + 1;
        } catch (ClassCastException e) {
            // EXPECT-NEXT unknown: the characters of this text (not modelled) in 'Messages.cast(Object)'
            return e.getMessage().length();
        }
    }
}
// EXIT 1
