// What prove once took for shown: conditions of assignable clauses, super calls, represents by the class of the object.
class Conditional {
    int x;

    //@ requires !b;
    //@ assignable x if b;
    //@ ensures true;
    void unless(boolean b) {
        x = 1; // EXPECT violated: assignment to 'x', which is not assignable in 'Conditional.unless(boolean)'
    }

    //@ requires b;
    //@ assignable x if b;
    //@ ensures x == 1;
    void when(boolean b) {
        x = 1;
    }
}

class Parent {
    /*@ pure @*/ int v() { return 1; }
}

class Child extends Parent {
    int v() { return 2; }

    //@ requires o != null;
    //@ ensures super.v() == 1;
    //@ ensures o.v() == 1; // EXPECT violated: postcondition in 'Child.asks(Parent)'
    void asks(Parent o) { }

    //@ ensures super.v() == 1 && this.v() == 2;
    void asksItself() { }
}

class Model {
    /*@ model int m; represents m = 1; @*/

    //@ ensures o.m == 1; // EXPECT violated: postcondition in 'Model.one(Model)'
    static void one(Model o) { }

    //@ ensures o.m == 1 || o.m == 2;
    static void any(Model o) { }
}

class Other extends Model {
    /*@ represents m = 2; @*/
}

/*@ spec_bigint_math @*/ class Exact {
    //@ ensures \result == a + b; // EXPECT violated: postcondition in 'Exact.add(int, int)'
    static int add(int a, int b) { return a + b; }

    //@ requires 0 <= a && a <= 1000 && 0 <= b && b <= 1000;
    //@ ensures \result == a + b;
    static int addSmall(int a, int b) { return a + b; }
}

/*@ spec_safe_math @*/ class Safe {
    //@ ensures \result == a + 1; // EXPECT violated: postcondition in 'Safe.up(int)'
    static int up(int a) { return a + 1; }

    //@ requires a < 2147483647;
    //@ ensures \result == a + 1;
    static int upSmall(int a) { return a + 1; }
}
// OUTPUT PROVED Conditional.when(boolean)
// OUTPUT PROVED Child.asksItself()
// OUTPUT PROVED Model.any(Model)
// OUTPUT PROVED Exact.addSmall(int, int)
// OUTPUT PROVED Safe.upSmall(int)
