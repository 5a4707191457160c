interface IntFunction {
    int apply(int x);
}

interface Make {
    Box make(int x);
}

interface Get {
    int get(Box box);
}

class Box {
    int value;

    Box(int value) {
        this.value = value;
    }

    int get() {
        return value;
    }

    int plus(int x) {
        return value + x;
    }
}

class Lambdas {
    int field;

    static int twice(int x) {
        return 2 * x;
    }

    static int run(IntFunction f, int x) {
        return f.apply(f.apply(x));
    }

    //@ ensures \result == x + 2 * y;
    static int captured(int x, int y) {
        return run(z -> z + y, x);
    }

    //@ ensures \result == x + y; // EXPECT violated: postcondition in 'Lambdas.capturedWrong(int, int)'
    static int capturedWrong(int x, int y) {
        return run(z -> z + y, x);
    }

    //@ ensures \result == 4 * x;
    static int reference(int x) {
        return run(Lambdas::twice, x);
    }

    //@ ensures \result == x + 2 * box.value;
    static int bound(Box box, int x) {
        return run(box::plus, x);
    }

    //@ ensures true;
    static int boundNull(/*@ nullable @*/ Box box, int x) {
        return run(box::plus, x); // EXPECT violated: null
    }

    //@ ensures \result == x;
    static int unbound(int x) {
        Make make = Box::new;
        Get get = Box::get;
        return get.get(make.make(x));
    }

    // The body runs when it is called, on this.
    //@ ensures \result == 7 && field == 7;
    int self() {
        IntFunction f = x -> {
            field += x;
            return field;
        };
        field = 5;
        return f.apply(2);
    }

    //@ ensures field == \old(field);
    void notCalled() {
        IntFunction f = x -> field = x;
    }

    //@ ensures field == \old(field); // EXPECT violated: postcondition in 'Lambdas.isCalled()'
    void isCalled() {
        IntFunction f = x -> field = x;
        f.apply(field + 1);
    }

    //@ ensures \result == (b ? x + 1 : x - 1);
    static int chosen(boolean b, int x) {
        IntFunction f = b ? y -> y + 1 : y -> y - 1;
        return f.apply(x);
    }

    //@ ensures \result == 3;
    static int arrays() {
        java.util.function.IntFunction<int[]> f = int[]::new;
        return f.apply(3).length;
    }

    //@ ensures \result == x + 1;
    static int throwing(int x) {
        IntFunction f = y -> 10 / y; // EXPECT violated: division by zero
        f.apply(x);
        return x + 1;
    }
}
// OUTPUT HOLDS Lambdas.captured(int, int)
// OUTPUT HOLDS Lambdas.reference(int)
// OUTPUT HOLDS Lambdas.bound(Box, int)
// OUTPUT HOLDS Lambdas.unbound(int)
// OUTPUT HOLDS Lambdas.self()
// OUTPUT HOLDS Lambdas.notCalled()
// OUTPUT HOLDS Lambdas.chosen(boolean, int)
// OUTPUT HOLDS Lambdas.arrays()
