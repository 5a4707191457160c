// The object around one of an inner class is in any state that its class keeps where a constructor of the inner class is looked at: no most is negative.
// ARGS --all
public class inner_made {
    private final int most;

    public inner_made(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("most");
        }
        this.most = most;
    }

    public class Values {
        private final float[] values;

        public Values() {
            this(most - most + inner_made.this.most);
        }

        private Values(int length) {
            // EXPECT-NEXT cut: creation of a longer array in 'inner_made.Values.Values()'
            values = new float[length];
        }

        public int length() {
            return values.length;
        }
    }
}
