// EXIT 3
// A clause of the class that is not supported concerns all its methods, and no other class.
class Ignored {
    boolean known;
    int value;
    // EXPECT-NEXT unknown: JML that Jury does not know (not modelled) in 'Ignored.one()'
    //@ readable value if known; // EXPECT warning: 'readable' is not supported; ignored
    // EXPECT-PREV unknown: JML that Jury does not know (not modelled) in 'Ignored.get()'

    //@ ensures \result == 1;
    int one() {
        return 1;
    }

    //@ ensures \result == value;
    int get() {
        return value;
    }
}

class Other {
    //@ ensures \result == 2;
    static int two() {
        return 2;
    }
}
// OUTPUT HOLDS Other.two()
