class ThrowNull {
    //@ ensures true;
    static void rethrow(/*@ nullable @*/ RuntimeException e, boolean b) {
        if (b && e == null) {
            throw e; // EXPECT violated: throwing null: NullPointerException
        }
    }
}
