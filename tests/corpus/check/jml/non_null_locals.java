// Local variables and parameters that are written as non_null are so behind every assignment.
class NonNullLocals {
    /*@ nullable @*/ String text;

    //@ requires true;
    int fromField() {
        /*@ non_null @*/ String s = text; // EXPECT violated: null assigned to 's', which must not be null in 'NonNullLocals.fromField()'
        return s.length();
    }

    //@ requires text != null;
    int fromFullField() {
        /*@ non_null @*/ String s = text;
        return s.length();
    }

    //@ requires true;
    static int later(boolean b) {
        /*@ non_null @*/ String s;
        if (b)
            s = "x";
        else
            s = null; // EXPECT violated: null assigned to 's', which must not be null
        return 1;
    }

    //@ requires true;
    static int parameter(/*@ non_null @*/ String p, /*@ nullable @*/ String q) {
        p = q; // EXPECT violated: null assigned to 'p', which must not be null
        return 1;
    }

    //@ requires true;
    static int guarded(/*@ non_null @*/ String p, /*@ nullable @*/ String q) {
        if (q != null)
            p = q;
        return p.length();
    }

    //@ requires true;
    static int elements(/*@ nullable @*/ String[] p) {
        if (p == null)
            return 0;
        for (/*@ non_null @*/ String s : p) // EXPECT violated: null assigned to 's', which must not be null
            if (s.length() < 0)
                return 1;
        return 2;
    }

    // That a parameter is not null by default is said of what is passed.
    //@ requires true;
    static int byDefault(String p) {
        p = null;
        return 1;
    }

    // Others may hold anything.
    //@ requires true;
    static int unsaid() {
        String s = null;
        return 1;
    }
}
// OUTPUT HOLDS NonNullLocals.fromFullField()
// OUTPUT HOLDS NonNullLocals.guarded(String, String)
// OUTPUT HOLDS NonNullLocals.byDefault(String)
// OUTPUT HOLDS NonNullLocals.unsaid()
