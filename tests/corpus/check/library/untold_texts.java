// What nobody knows of a text (digits of any number, messages in Java's words, names of any class) is any character:
// what holds for all of them holds, what some break is not known.
class UntoldTexts {
    //@ ensures \result >= 3;
    static int digits(double x) {
        return Double.toString(x).length();
    }

    //@ ensures \result <= 15;
    static int digits(float x) {
        return ("" + x).length();
    }

    //@ ensures \result;
    static boolean same(double x) {
        return Double.toString(x).equals("" + x);
    }

    //@ ensures \result <= 5;
    static int fewDigits(float x) {
        return ("" + x).length(); // EXPECT unknown: the characters of this text
    }

    //@ ensures \result >= 0;
    static int formatted(double x) {
        return String.format("%8.2f", x).length();
    }

    //@ requires o != null;
    //@ ensures \result > 4;
    static int named(Object o) {
        return ("name" + o.getClass().getName() + "!").length();
    }

    //@ requires values != null;
    //@ ensures \result >= 0;
    static int message(int[] values, int i) {
        try {
            return values[i] == 0 ? 1 : 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            return e.getMessage().length();
        }
    }

    //@ requires values != null;
    //@ ensures \result >= 0; // EXPECT violated: postcondition
    static int wrong(int[] values, int i) {
        return i < 0 ? i : ("" + (Object) values).length();
    }

    //@ requires o != null;
    //@ ensures \result == 0 || \result == 1;
    static int either(Object o) {
        return o.equals(new java.util.Date(5)) ? 1 : 0;
    }

    //@ requires o != null;
    //@ ensures \result == 0;
    static int never(Object o) {
        return o.equals(new java.util.Date(5)) ? 1 : 0; // EXPECT unknown: 'equals' of an object of any class and 'Date'
    }
}
