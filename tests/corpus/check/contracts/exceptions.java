// What a contract lets its method throw, the call may throw.
class Exceptions {
    static class Special extends IllegalStateException {
    }

    /*@ public normal_behavior
      @   requires v >= 0;
      @   ensures \result == v;
      @ also public exceptional_behavior
      @   requires v < 0;
      @   signals_only IllegalArgumentException;
      @   signals (IllegalArgumentException e) v < 0;
      @*/
    static /*@ pure @*/ int check(int v) {
        if (v < 0)
            throw new IllegalArgumentException(); // EXPECT violated: exception 'IllegalArgumentException' is not allowed by the specification
        return v;
    }

    //@ ensures \result == (v < 0 ? -1 : v);
    static int caught(int v) {
        try {
            return check(v);
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    //@ ensures \result == v; // EXPECT violated: postcondition
    static int caughtWrong(int v) {
        try {
            return check(v);
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    //@ ensures \result == v;
    //@ signals (IllegalArgumentException e) v < 0;
    static int passed(int v) {
        return check(v);
    }

    //@ ensures true;
    static int escapes(int v) {
        return check(v);
    }

    //@ ensures v >= 0;
    //@ signals (IllegalStateException e) v < 0;
    static void vague(int v) {
        if (v < 0)
            throw new Special();
    }

    // It may be that exception or a subclass of it.
    //@ ensures \result == 1 ==> v < 0;
    static int which(int v) {
        try {
            vague(v);
            return 0;
        } catch (Special e) {
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    //@ ensures \result != 2; // EXPECT violated: postcondition
    static int whichWrong(int v) {
        try {
            vague(v);
            return 0;
        } catch (Special e) {
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    // A contract without a word about exceptions has none.
    //@ ensures \result > 0;
    static int one() {
        return 1;
    }

    //@ ensures \result;
    static boolean noThrow() {
        try {
            return one() > 0;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
// OUTPUT 72       vague(v);                               vague(...) throws IllegalStateException (by its contract)
