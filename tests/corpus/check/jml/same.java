// `requires \same`: where a case that is inherited applies.
class Same {
    //@ requires x > 0; ensures \result == 1;
    //@ also requires x == -5; ensures \result == 1;
    int f(int x) { return 1; }
}
class Kept extends Same {
    //@ also requires \same; ensures \result <= 1;
    int f(int x) { return x == 0 ? 7 : 1; }
}
class Broken extends Same {
    //@ also requires \same; ensures \result == x; // EXPECT violated: postcondition in 'Broken.f(int)'
    int f(int x) { return 1; }
}
class More extends Kept {
    //@ also requires \same; requires x < 0; ensures x == -5;
    int f(int x) { return 1; }
}
class Calls {
    //@ ensures \result == 1;
    static int fits(Kept k) { return k.f(-5); }
    //@ ensures true;
    static int fails(Broken k) { return k.f(0); } // EXPECT violated: precondition of 'f' in 'Calls.fails(Broken)'
    // Nothing is inherited: nothing is asked.
    //@ requires \same; ensures \result == x;
    static int none(int x) { return x; }
    //@ ensures \result == -3; signals (Exception e) \not_specified;
    static int called() { return none(-3); }
}
