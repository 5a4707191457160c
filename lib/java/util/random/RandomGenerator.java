// RandomGenerator: the interface of random numbers, everything by nextLong; streams are not modelled.
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public interface RandomGenerator {
    default DoubleStream doubles() {
        return NotModelled.object();
    }

    default DoubleStream doubles(long value) {
        return NotModelled.object();
    }

    default DoubleStream doubles(double first, double second) {
        return NotModelled.object();
    }

    default DoubleStream doubles(long first, double second, double third) {
        return NotModelled.object();
    }

    static RandomGenerator getDefault() {
        return NotModelled.object();
    }

    default IntStream ints() {
        return NotModelled.object();
    }

    default IntStream ints(long value) {
        return NotModelled.object();
    }

    default IntStream ints(int first, int second) {
        return NotModelled.object();
    }

    default IntStream ints(long first, int second, int third) {
        return NotModelled.object();
    }

    default boolean isDeprecated() {
        return false;
    }

    default LongStream longs() {
        return NotModelled.object();
    }

    default LongStream longs(long value) {
        return NotModelled.object();
    }

    default LongStream longs(long first, long second) {
        return NotModelled.object();
    }

    default LongStream longs(long first, long second, long third) {
        return NotModelled.object();
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default void nextBytes(byte[] array) {
        int index = 0;
        while (index < array.length) {
            long bits = nextLong();
            for (int i = 0; i < 8 && index < array.length; i++) {
                array[index] = (byte) bits;
                bits >>>= 8;
                index++;
            }
        }
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double value) {
        return NotModelled.doubleValue();
    }

    default double nextDouble(double first, double second) {
        return NotModelled.doubleValue();
    }

    default double nextExponential() {
        return NotModelled.doubleValue();
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float value) {
        return NotModelled.floatValue();
    }

    default float nextFloat(float first, float second) {
        return NotModelled.floatValue();
    }

    default double nextGaussian() {
        return NotModelled.doubleValue();
    }

    default double nextGaussian(double first, double second) {
        return NotModelled.doubleValue();
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int value) {
        return NotModelled.intValue();
    }

    default int nextInt(int low, int high) {
        if (low >= high) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int drawn = nextInt();
        int range = high - low;
        int mask = range - 1;
        if ((range & mask) == 0) {
            return (drawn & mask) + low;
        }
        if (range > 0) {
            int positive = drawn >>> 1;
            drawn = positive % range;
            while (positive + mask - drawn < 0) {
                positive = nextInt() >>> 1;
                drawn = positive % range;
            }
            return drawn + low;
        }
        while (drawn < low || drawn >= high) {
            drawn = nextInt();
        }
        return drawn;
    }

    long nextLong();

    default long nextLong(long value) {
        return NotModelled.longValue();
    }

    default long nextLong(long first, long second) {
        return NotModelled.longValue();
    }

    static RandomGenerator of(String text) {
        return NotModelled.object();
    }
}
