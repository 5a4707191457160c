// LongSummaryStatistics: count, sum, minimum and maximum of longs.
package java.util;

import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

public class LongSummaryStatistics implements LongConsumer, IntConsumer {
    private long count;
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max = Long.MIN_VALUE;

    public LongSummaryStatistics() {
    }

    public LongSummaryStatistics(long count, long min, long max, long sum) throws IllegalArgumentException {
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
        accept((long) value);
    }

    public void accept(long value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(LongSummaryStatistics other) {
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

    public final /*@ pure @*/ long getMax() {
        return max;
    }

    public final /*@ pure @*/ long getMin() {
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
