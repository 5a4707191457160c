class NonNull {
    Object field = new Object();

    //@ ensures true;
    Object result(boolean b) { // EXPECT violated: the result is null, but must not be
        return b ? field : null;
    }

    //@ ensures true;
    void clear() { // EXPECT violated: null in a field that must not be null
        field = null;
    }

    //@ ensures b || \result == null;
    /*@ nullable @*/ Object nullable(boolean b) {
        return b ? field : null;
    }
}
// OUTPUT HOLDS NonNull.nullable(boolean)
