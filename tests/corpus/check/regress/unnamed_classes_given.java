// A parameter may be a lambda, or of a local or anonymous class of the sources; what these captured may be any value.
interface Supply {
    int get();
}

class One implements Supply {
    public int get() { return 1; }
}

class Big {
    int value() { return 5; }
}

class Open {
    int value() { return 5; }
}

interface OnlyLambdas {
    int get();
}

class UnnamedClassesGiven {
    //@ requires s != null; ensures \result == 1; // EXPECT violated: postcondition
    static int ofLambda(Supply s) { return s.get(); }

    //@ requires s != null; ensures \result == 1 || \result == 2;
    static int ofBoth(Supply s) { return s.get(); }

    static int call() { return ofLambda(() -> 2); }

    //@ requires b != null; ensures \result == 5; // EXPECT violated: postcondition
    static int ofAnonymous(Big b) { return b.value(); }

    //@ ensures true;
    static int callBig(int captured) {
        return ofAnonymous(new Big() {
            int value() { return captured; }
        });
    }

    //@ requires o != null; ensures \result >= 5;
    static int ofLocal(Open o) { return o.value(); }

    static int callOpen() {
        class Local extends Open {
            int value() { return 6; }
        }
        return ofLocal(new Local());
    }

    // An interface that no class with a name implements may be implemented by others, too.
    //@ requires l != null; ensures \result == 3; // EXPECT violated: postcondition in 'UnnamedClassesGiven.ofOnly(OnlyLambdas)'
    static int ofOnly(OnlyLambdas l) { return l.get(); }

    static OnlyLambdas three = () -> 3;
}
// OUTPUT VIOLATED UnnamedClassesGiven.ofLambda(Supply)
// OUTPUT HOLDS UnnamedClassesGiven.ofBoth(Supply)
// OUTPUT VIOLATED UnnamedClassesGiven.ofAnonymous(Big)
// OUTPUT HOLDS UnnamedClassesGiven.ofLocal(Open)
