// Who calls toString, hashCode, equals or compareTo looks at an object; calls that assign nothing, also through others, bring it into no other state.
// ARGS --all
class Remembering {
    private int divisor = 1;

    @Override
    public int hashCode() {
        remember();
        return 1;
    }

    private void remember() {
        divisor = 0;
    }

    int divided() {
        return 10 / divisor; // EXPECT violated: division by zero: ArithmeticException in 'Remembering.divided()'
    }
}

class Chain {
    private final Chain next;
    private int divisor = 1;

    Chain() {
        this(null);
    }

    Chain(Chain next) {
        this.next = next;
    }

    @Override
    public String toString() {
        return described();
    }

    private String described() {
        return next == null ? "end" : next.toString();
    }

    void set(int divisor) {
        this.divisor = divisor;
    }

    int divided() {
        return 10 / divisor; // EXPECT violated: division by zero: ArithmeticException in 'Chain.divided()'
    }
}
// OUTPUT set(0)
