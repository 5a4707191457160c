// What a pattern answers, stored and handed on: nested patterns are looked into, and variables are bound.
record Pair(Object first, Object second) {
}

class PatternsAsValues {
    //@ requires o != null;
    //@ ensures \result == (o instanceof Pair && ((Pair) o).first() instanceof Integer);
    static boolean nested(Object o) {
        boolean is = o instanceof Pair(Integer x, Object y);
        return is;
    }

    // EXPECT-NEXT violated: postcondition in 'PatternsAsValues.wrong(Object)'
    //@ ensures \result == (o instanceof Pair);
    static boolean wrong(Object o) {
        return given(o instanceof Pair(Integer x, Object y));
    }

    /*@ pure helper @*/ static boolean given(boolean b) {
        return b;
    }

    //@ ensures \result == (o instanceof Integer ? (Integer) o : -1);
    static int bound(Object o) {
        boolean is;
        int found = -1;
        if ((is = o instanceof Integer i) && o != null) {
            found = (Integer) o;
        }
        return is ? found : -1;
    }

    //@ ensures \result == !(o instanceof Integer);
    static boolean negated(Object o) {
        boolean isNot = !(o instanceof Integer number && number == number);
        return isNot;
    }
}
