// Before this(…) or super(…) has run there is no instance.
class Calls {
    int x;
    Calls(int x) { }
    Calls() { this(x); } // EXPECT error: instance field 'x' cannot be used in a static context
    Calls(String s) { this(get()); } // EXPECT error: instance method 'get' cannot be called from a static context
    Calls(long l) { this(this.x); } // EXPECT error: 'this' cannot be used in a static context
    int get() { return 1; }
    void method() { super(); } // EXPECT error: 'super(…)' must be the first statement of a constructor
}
// COVERS creation, this, static context
