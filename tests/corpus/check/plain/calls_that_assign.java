// ARGS --all
// Which calls bring an object into another state: those that assign something, themselves or through others, some steps down.
class CallsThatAssign {
    private int divisor = 1;
    private int depth;

    boolean first(boolean x) {
        return x && second(!x);
    }

    boolean second(boolean x) {
        return x && first(!x);
    }

    void clear() {
        first();
    }

    private void first() {
        second();
    }

    private void second() {
        third();
    }

    private void third() {
        divisor = 0;
    }

    int divided() {
        // EXPECT-NEXT violated: division by zero: ArithmeticException
        return 10 / divisor;
    }

    int deep() {
        return 10 / (depth + 1);
    }
}
