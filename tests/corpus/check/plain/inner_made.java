// The object around one of an inner class is in any state where a constructor of the inner class is looked at: what fails so is possible.
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

        public Values() { // EXPECT cut: objects in states that no calls were found to build in 'inner_made.Values.Values()'
            this(most - most + inner_made.this.most);
        }

        private Values(int length) {
            // EXPECT-NEXT cut: creation of a longer array in 'inner_made.Values.Values()'
            values = new float[length]; // EXPECT possible: negative array size: NegativeArraySizeException in 'inner_made.Values.Values()'
        }

        public int length() {
            return values.length;
        }
    }
}
