// The argument of a constructor may have the name of the object that it is for: in the calls they have two.
// ARGS --all
// EXIT 1
public class nested_names {
    public interface Step {
        int next();
    }

    public static class Chain implements Step {
        private final Step step;

        public Chain(Step step) {
            this.step = step;
        }

        public int next() {
            return step.next() + 10;
        }
    }

    public static class Zero implements Step {
        private final int n;

        public Zero(int n) {
            this.n = n & 1;
        }

        public int next() {
            return n;
        }
    }

    private final Step step;

    public nested_names(Step step) {
        this.step = step;
    }

    public int take() {
        return 5 / (step.next() - 10); // EXPECT violated: division by zero: ArithmeticException in 'nested_names.take()'
    }
}
// OUTPUT step = new Zero(0)
// OUTPUT step2 = new Chain(step)
// OUTPUT new nested_names(step2)
