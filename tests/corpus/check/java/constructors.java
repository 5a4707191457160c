class Base {
    int log;

    Base() {
        log = 1;
        hook();
    }

    void hook() {
        log = log * 10 + 2;
    }
}

class Derived extends Base {
    int field = 5;
    int seen = 9;

    {
        log = log * 10 + 4;
    }

    // Super first, then initialisers in their order, then the body; the method called by the
    // superclass sees defaults.
    //@ ensures log == 1345 && field == 6 && seen == 9;
    Derived() {
        log = log * 10 + field;
        field++;
    }

    //@ ensures log == 1345 && field == x;
    Derived(int x) {
        this();
        field = x;
    }

    //@ ensures seen == 5; // EXPECT violated: postcondition in 'Derived.Derived(boolean)'
    Derived(boolean b) {
    }

    @Override
    void hook() {
        log = log * 10 + 3;
        seen = field;
    }
}

class Defaults {
    int i;
    long l;
    boolean b;
    char c;
    /*@ nullable @*/ Object o;

    //@ ensures i == 0 && l == 0 && !b && c == 0 && o == null;
    Defaults() {
    }

    //@ ensures i == 1; // EXPECT violated: postcondition in 'Defaults.Defaults(int)'
    Defaults(int i) {
        i = 1;
    }

    //@ ensures \fresh(\result) && \result.i == 0;
    static Defaults make() {
        return new Defaults();
    }

    //@ ensures \result != d;
    static Defaults other(Defaults d) {
        return new Defaults();
    }

    //@ ensures \result != d; // EXPECT violated: postcondition in 'Defaults.same(Defaults)'
    static Defaults same(Defaults d) {
        return d;
    }
}
// OUTPUT HOLDS Derived.Derived()
// OUTPUT HOLDS Derived.Derived(int)
// OUTPUT HOLDS Defaults.Defaults()
// OUTPUT HOLDS Defaults.make()
// OUTPUT HOLDS Defaults.other(Defaults)
