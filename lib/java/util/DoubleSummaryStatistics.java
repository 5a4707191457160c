// DoubleSummaryStatistics: count, sum, minimum and maximum of doubles. The sum makes good for what rounding loses.
package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double lost; // what the sum is too large by
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) throws IllegalArgumentException {
        if (count < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (count > 0) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            boolean hasNan = min != min || max != max || sum != sum;
            if (hasNan && (min == min || max == max || sum == sum)) {
                throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
            }
            this.count = count;
            this.sum = sum;
            this.simpleSum = sum;
            this.min = min;
            this.max = max;
        }
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    private void add(double value) {
        double corrected = value - lost;
        double next = sum + corrected;
        lost = (next - sum) - corrected;
        sum = next;
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        add(other.sum);
        add(-other.lost);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final /*@ pure @*/ double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    public final /*@ pure @*/ long getCount() {
        return count;
    }

    public final /*@ pure @*/ double getMax() {
        return max;
    }

    public final /*@ pure @*/ double getMin() {
        return min;
    }

    public final /*@ pure @*/ double getSum() {
        double corrected = sum - lost;
        boolean isInfinite = simpleSum == Double.POSITIVE_INFINITY || simpleSum == Double.NEGATIVE_INFINITY;
        return corrected != corrected && isInfinite ? simpleSum : corrected;
    }

    public /*@ pure @*/ String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), count,
                getSum(), min, getAverage(), max);
    }
}
