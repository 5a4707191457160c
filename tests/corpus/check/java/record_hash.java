// hashCode() of a record: equal records have equal ones.
record Entry(int key, /*@ nullable @*/ String text, double weight) {
    //@ ensures \result;
    static boolean same(int key, String text, double weight) {
        return new Entry(key, text, weight).hashCode() == new Entry(key, text, weight).hashCode();
    }

    //@ ensures \result == 31 * 31 * key + Double.hashCode(2.5);
    static int exact(int key) {
        return new Entry(key, null, 2.5).hashCode();
    }

    //@ ensures \result != 7; // EXPECT violated: postcondition in 'Entry.wrong(int)'
    static int wrong(int key) {
        return new Entry(key, null, 0).hashCode();
    }
}
// EXIT 1
