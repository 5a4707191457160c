// A loop whose end depends on a static field that a method changes: the same locals are not the same state.
// ARGS --calls inline
class StaticState {
    static int left;
    static boolean isOpen;

    static boolean next() {
        return left-- > 0;
    }

    //@ requires left == 3;
    static int drains() {
        int n = 0;
        while (next())
            n = 1;
        return n;
    }

    static boolean stays() {
        return isOpen;
    }

    static void waits() {
        while (stays()) {
        }
    }
}
// OUTPUT static_state.java:14 while drains 3 3 exact
// OUTPUT static_state.java:24 while waits 0 0 exact, may not end
