// IntSummaryStatistics: count, sum, minimum and maximum of ints.
package java.util;

import java.util.function.IntConsumer;

public class IntSummaryStatistics implements IntConsumer {
    private long count;
    private long sum;
    private int min = Integer.MAX_VALUE;
    private int max = Integer.MIN_VALUE;

    public IntSummaryStatistics() {
    }

    public IntSummaryStatistics(long count, int min, int max, long sum) throws IllegalArgumentException {
        if (count < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (count > 0) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            this.count = count;
            this.sum = sum;
            this.min = min;
            this.max = max;
        }
    }

    public void accept(int value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(IntSummaryStatistics other) {
        count += other.count;
        sum += other.sum;
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final /*@ pure @*/ double getAverage() {
        return count > 0 ? (double) sum / count : 0.0;
    }

    public final /*@ pure @*/ long getCount() {
        return count;
    }

    public final /*@ pure @*/ int getMax() {
        return max;
    }

    public final /*@ pure @*/ int getMin() {
        return min;
    }

    public final /*@ pure @*/ long getSum() {
        return sum;
    }

    public /*@ pure @*/ String toString() {
        return String.format("%s{count=%d, sum=%d, min=%d, average=%f, max=%d}", getClass().getSimpleName(), count, sum,
                min, getAverage(), max);
    }
}
