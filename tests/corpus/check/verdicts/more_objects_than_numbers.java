// There is a number for so many objects and no more: an execution that creates more is not followed.
// ARGS --unwind 70000
class Many {
    //@ ensures \result == 7;
    static int many() {
        Object last = null;
        for (int i = 0; i < 60000; i++) // EXPECT cut: executions that need still more objects in 'Many.many()'
            last = new Object();
        return last == null ? 1 : 7;
    }
}
// OUTPUT HOLDS, CUT  Many.many()
