// Statements in front of super(…) run before the constructor of the superclass, which sees the
// fields they assigned; initialisers run behind it.
class EarlyConstruction {
    static class Base {
        int seen;
        int laterSeen;
        Base() { hook(); }
        void hook() { }
    }

    static class Early extends Base {
        final int x;
        int y = 5;

        Early(int n) {
            if (n < 0)
                // EXPECT-NEXT violated: exception 'IllegalArgumentException' is not allowed by the specification in 'EarlyConstruction.Early.Early(int)'
                throw new IllegalArgumentException();
                // EXPECT-PREV violated: exception 'IllegalArgumentException' is not allowed by the specification in 'EarlyConstruction.escapes(int)'
            x = n;
            super();
            y++;
        }

        Early() {
            int n = 3;
            n *= 2;
            this(n);
            y = x + n;
        }

        @Override
        void hook() {
            seen = x;
            laterSeen = y;
        }
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int seen(int n) {
        return new Early(n).seen;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 5;
    static int laterSeen() {
        return new Early(1).laterSeen;
    }

    //@ ensures \result == 6;
    static int after() {
        return new Early(3).y;
    }

    //@ ensures \result == 12;
    static int delegated() {
        return new Early().y;
    }

    //@ requires n < 0;
    //@ signals_only IllegalArgumentException;
    static int negative(int n) {
        return new Early(n).y;
    }

    static int escapes(int n) {
        return new Early(n).y;
    }

    record Range(int low, int high) {
        Range(int high) {
            int low = high < 0 ? high : 0;
            this(low, high);
        }
    }

    //@ ensures \result == (n < 0 ? n : 0);
    static int range(int n) {
        return new Range(n).low();
    }
}
// ARGS --all
