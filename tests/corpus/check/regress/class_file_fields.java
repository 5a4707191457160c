// ARGS --loops invariant --calls contract
// Fields of classes without source change in loops that are cut, and in calls by contract.
import java.io.StreamTokenizer;

class ClassFileFields {
    //@ requires t != null && n > 0 && n < 10;
    static void loop(StreamTokenizer t, int n) {
        t.ttype = 0;
        //@ loop_invariant 0 <= i && i <= n;
        for (int i = 0; i < n; i++)
            t.ttype = i + 1;
        assert t.ttype == 0; // EXPECT violated: assertion: AssertionError in 'ClassFileFields.loop(StreamTokenizer, int)'
    }

    //@ requires t != null && n > 0 && n < 10;
    static void loopRight(StreamTokenizer t, int n) {
        t.ttype = 0;
        //@ loop_invariant 0 <= i && i <= n && t.ttype == i;
        for (int i = 0; i < n; i++)
            t.ttype = i + 1;
        assert t.ttype == n;
    }

    //@ requires t != null;
    //@ assignable t.ttype;
    static void set(StreamTokenizer t) {
        t.ttype = 5;
    }

    //@ requires t != null;
    static void call(StreamTokenizer t) {
        t.ttype = 0;
        set(t);
        assert t.ttype == 0; // EXPECT violated: assertion: AssertionError in 'ClassFileFields.call(StreamTokenizer)'
    }
}
// OUTPUT HOLDS       ClassFileFields.loopRight(StreamTokenizer, int)
