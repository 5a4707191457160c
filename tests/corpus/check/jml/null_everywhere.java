// Null where it must not be: arguments of methods that are executed, static fields, fields after an exception; helpers
// and library objects.
import java.util.ArrayList;

class NullEverywhere {
    static Object shared = new Object();
    Object own = new Object();
    ArrayList<Integer> list = new ArrayList<>();

    private void take(Object o) { }

    void passes(/*@ nullable @*/ Object o) {
        take(o); // EXPECT violated: precondition of 'take': null for 'o', which must not be null in 'NullEverywhere.passes(Object)'
    }

    void passesSome(Object o) {
        take(o);
    }

    // EXPECT-NEXT violated: null in a field that must not be null in 'NullEverywhere.leavesNull()'
    void leavesNull() {
        shared = null;
    }

    //@ ensures \result != null;
    Object gives() {
        return shared;
    }

    //@ requires b;
    //@ signals (IllegalStateException e) true;
    // EXPECT-NEXT violated: null in a field that must not be null in 'NullEverywhere.throwsWithNull(boolean)'
    void throwsWithNull(boolean b) {
        own = null;
        throw new IllegalStateException();
    }

    //@ requires list != null;
    //@ ensures \result >= 0;
    /*@ helper @*/ int size() {
        return list.size();
    }

    //@ ensures true;
    /*@ helper @*/ int sizeOfNull() {
        return list.size(); // EXPECT violated: null dereference: NullPointerException in 'NullEverywhere.sizeOfNull()'
    }
}
// ARGS --all
// OUTPUT HOLDS NullEverywhere.passesSome(Object)
// OUTPUT HOLDS NullEverywhere.gives()
// OUTPUT HOLDS NullEverywhere.size()
