// SortedRange: the ends of a part of a sorted collection, each there or not, itself within or not.
package java.util;

final class SortedRange<E> {
    final boolean hasLow;
    final /*@ nullable @*/ E low;
    final boolean hasLowItself;
    final boolean hasHigh;
    final /*@ nullable @*/ E high;
    final boolean hasHighItself;

    SortedRange(boolean hasLow, /*@ nullable @*/ E low, boolean hasLowItself, boolean hasHigh, /*@ nullable @*/ E high, boolean hasHighItself) {
        this.hasLow = hasLow;
        this.low = low;
        this.hasLowItself = hasLowItself;
        this.hasHigh = hasHigh;
        this.high = high;
        this.hasHighItself = hasHighItself;
    }

    static <E> SortedRange<E> all() {
        return new SortedRange<>(false, null, false, false, null, false);
    }

    // With other ends where they are given.
    SortedRange<E> narrowed(boolean hasLow, /*@ nullable @*/ E low, boolean hasLowItself, boolean hasHigh, /*@ nullable @*/ E high, boolean hasHighItself) {
        return new SortedRange<>(hasLow || this.hasLow, hasLow ? low : this.low, hasLow ? hasLowItself : this.hasLowItself,
                hasHigh || this.hasHigh, hasHigh ? high : this.hasHigh ? this.high : null, hasHigh ? hasHighItself : this.hasHighItself);
    }
}
