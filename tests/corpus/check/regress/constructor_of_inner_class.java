// A constructor of an inner class has an instance around it.
class Outer {
    int base = 3;

    class Inner {
        int v;

        //@ ensures v == base + x;
        Inner(int x) { v = base + x; }

        //@ ensures v == 3; // EXPECT violated: postcondition
        Inner() { v = Outer.this.base; }
    }

    class Sub extends Inner {
        //@ ensures v == base + 1;
        Sub() { super(1); }
    }
}
// OUTPUT HOLDS Outer.Inner.Inner(int)
// OUTPUT VIOLATED Outer.Inner.Inner()
// OUTPUT HOLDS Outer.Sub.Sub()
