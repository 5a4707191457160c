class Outer {
    int value;

    class Inner {
        int value = 2;

        int sum() {
            return 10 * Outer.this.value + this.value;
        }

        class Deep {
            int all() {
                return 10 * Outer.this.value + Inner.this.value;
            }
        }
    }

    static class Nested {
        int value = 3;
    }

    //@ requires value == 4;
    //@ ensures \result == 42;
    int inner() {
        return new Inner().sum();
    }

    //@ requires value == 4;
    //@ ensures \result == 22; // EXPECT violated: postcondition in 'Outer.innerWrong()'
    int innerWrong() {
        return new Inner().sum();
    }

    //@ requires other.value == 5;
    //@ ensures \result == 52;
    int qualified(Outer other) {
        Inner inner = other.new Inner();
        return inner.new Deep().all();
    }

    //@ ensures \result == 3;
    static int nested() {
        return new Nested().value;
    }

    // An inner object writes the outer one.
    //@ ensures value == x;
    void write(int x) {
        class Local {
            void run() {
                value = x;
            }
        }
        new Local().run();
    }

    //@ ensures \result == 2 * x + value;
    int anonymous(int x) {
        int twice = 2 * x;
        Function f = new Function() {
            int base = twice;

            @Override
            public int apply(int y) {
                return base + y;
            }
        };
        return f.apply(value);
    }

    //@ ensures true;
    int nullOuter(/*@ nullable @*/ Outer other) {
        return other.new Inner().sum(); // EXPECT violated: null
    }

    interface Function {
        int apply(int x);
    }
}
// OUTPUT HOLDS Outer.inner()
// OUTPUT HOLDS Outer.qualified(Outer)
// OUTPUT HOLDS Outer.nested()
// OUTPUT HOLDS Outer.write(int)
// OUTPUT HOLDS Outer.anonymous(int)
