// What must not stand in front of this(…) and super(…).
class EarlyConstructionBad {
    static class Base {
        int inherited;
        void method() { }
    }

    static class Early extends Base {
        int field;
        int initialised = 3;
        Runnable runnable;

        Early(int n) {
            int m = field; // EXPECT error: instance field 'field' cannot be used before 'this(…)' or 'super(…)' has run
            super();
        }
        Early(long n) {
            field = 1;
            field++; // EXPECT error: instance field 'field' cannot be used before 'this(…)' or 'super(…)' has run
            field += 2; // EXPECT error: 'field' cannot be used before
            int m = this.field; // EXPECT error: 'this' cannot be used before 'this(…)' or 'super(…)' has run
            super();
        }
        Early(short n) {
            initialised = 1; // EXPECT error: 'initialised' cannot be used before
            inherited = 1; // EXPECT error: 'inherited' cannot be used before
            this.inherited = 2; // EXPECT error: 'this' cannot be used before
            method(); // EXPECT error: instance method 'method' cannot be called before 'this(…)' or 'super(…)' has run
            super.method(); // EXPECT error: 'super' cannot be used before
            runnable = () -> { field = 1; }; // EXPECT error: 'field' cannot be used before
            new Inner(); // EXPECT error: creating 'Inner' needs an instance of 'Early'
            class Local { int get() { return field; } } // EXPECT error: 'field' cannot be used before
            super();
        }
        Early(char n) {
            if (n == 'x')
                return; // EXPECT error@17: cannot return before 'this(…)' or 'super(…)' is called
            super();
            super(); // EXPECT error@13: a constructor calls only one other, once
        }
        Early(byte n) {
            try {
                super(); // EXPECT error: 'super(…)' must be a statement of the body of a constructor
            } finally { }
        }
        class Inner { }
    }

    record Range(int low, int high) {
        Range(int high) { // EXPECT error: a constructor of a record that is not the canonical one must call 'this(…)'
            int low = 0;
        }
        Range(int low, int high) { // EXPECT error: the canonical constructor of a record cannot call another constructor
            this.low = low;
            this.high = high;
            super();
        }
    }
}
// COVERS flexible constructor bodies, constructors
