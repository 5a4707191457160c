// Before this(…) or super(…) has run there is no instance.
class Calls {
    int x;
    Calls(int x) { }
    Calls() { this(x); } // EXPECT error: instance field 'x' cannot be used before 'this(…)' or 'super(…)' has run
    Calls(String s) { this(get()); } // EXPECT error: instance method 'get' cannot be called before 'this(…)' or 'super(…)' has run
    Calls(long l) { this(this.x); } // EXPECT error: 'this' cannot be used before 'this(…)' or 'super(…)' has run
    int get() { return 1; }
    void method() { super(); } // EXPECT error: 'super(…)' must be a statement of the body of a constructor
}
// COVERS creation, this, static context
