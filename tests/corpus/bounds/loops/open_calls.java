// What a contract leaves open: the same state again does not mean that the loop goes on for ever.
// ARGS --unroll 5
class Open {
    //@ ensures true || \result;
    //@ signals_only \nothing;
    static native boolean again();

    static void run() {
        while (again()) { // EXPECT unknown: not followed to the end: loop in 'Open.run()'
        }
    }
}
// OUTPUT open_calls.java:9 while run <= 0 >= 5 not exact: not followed to the end: loop at line 9
// EXIT 3
