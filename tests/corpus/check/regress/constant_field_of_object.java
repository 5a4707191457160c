// A constant field behind an object: the object is evaluated and must not be null; what is read is the constant, also
// before the constructor has set it. It is no constant expression, so a text made of it is a new object (JLS 15.29).
class ConstantFieldOfObject {
    final int k = 5;
    final String s = "kl";
    static final int S = 7;
    static int made;

    static /*@ nullable @*/ ConstantFieldOfObject none() {
        made++;
        return null;
    }

    // EXPECT-NEXT violated: null dereference: NullPointerException
    static int ofNull(/*@ nullable @*/ ConstantFieldOfObject t) { return t.k; }

    //@ requires t != null; ensures \result == 5 && t.k == 5;
    static int value(ConstantFieldOfObject t) { return t.k; }

    //@ requires t != null; ensures \result == 6; // EXPECT violated: postcondition
    static int wrong(ConstantFieldOfObject t) { return t.k; }

    //@ ensures \result == 7 && made == \old(made) + 1;
    static int effect() { return none().S; }

    //@ ensures made == \old(made); // EXPECT violated: postcondition
    static int noEffect() { return none().S; }

    //@ requires t != null; ensures \result;
    static boolean interned(ConstantFieldOfObject t) { return t.s == "kl" && t.s + "l" != "kll"; }

    //@ requires t != null; ensures \result; // EXPECT violated: postcondition
    static boolean computed(ConstantFieldOfObject t) { return t.s + "l" == "kll"; }
}

class SeenEarly {
    int seen;

    SeenEarly() { seen = value(); }

    int value() { return 0; }
}

class SetLate extends SeenEarly {
    final int k = 5;
    int other = 5;

    int value() { return this.k + this.other; }

    //@ ensures \result == 5;
    static int early() { return new SetLate().seen; }

    //@ ensures \result == 10; // EXPECT violated: postcondition
    static int earlyWrong() { return new SetLate().seen; }
}
// ARGS --all
// OUTPUT HOLDS ConstantFieldOfObject.value(ConstantFieldOfObject)
// OUTPUT HOLDS ConstantFieldOfObject.effect()
// OUTPUT HOLDS ConstantFieldOfObject.interned(ConstantFieldOfObject)
// OUTPUT HOLDS SetLate.early()
