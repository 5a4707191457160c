// RandomGenerator: the interface of random numbers, everything by nextLong.
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public interface RandomGenerator {
    default DoubleStream doubles() {
        return DoubleStream.generate(this::nextDouble);
    }

    default DoubleStream doubles(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return doubles().limit(size);
    }

    default DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    default DoubleStream doubles(long size, double origin, double bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return doubles(origin, bound).limit(size);
    }

    static RandomGenerator getDefault() {
        return NotModelled.object();
    }

    default IntStream ints() {
        return IntStream.generate(this::nextInt);
    }

    default IntStream ints(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return ints().limit(size);
    }

    default IntStream ints(int origin, int bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    default IntStream ints(long size, int origin, int bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return ints(origin, bound).limit(size);
    }

    default boolean isDeprecated() {
        return false;
    }

    default LongStream longs() {
        return LongStream.generate(this::nextLong);
    }

    default LongStream longs(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return longs().limit(size);
    }

    default LongStream longs(long origin, long bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    default LongStream longs(long size, long origin, long bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return longs(origin, bound).limit(size);
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

    default double nextDouble(double bound) {
        if (!(0 < bound && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double drawn = nextDouble() * bound;
        return drawn < bound ? drawn : Math.nextDown(bound);
    }

    default double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double drawn = nextDouble() * (bound - origin) + origin;
        return drawn < bound ? drawn : Math.nextDown(bound);
    }

    default double nextExponential() {
        return NotModelled.doubleValue();
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float bound) {
        if (!(0 < bound && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float drawn = nextFloat() * bound;
        return drawn < bound ? drawn : Math.nextDown(bound);
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float drawn = nextFloat() * (bound - origin) + origin;
        return drawn < bound ? drawn : Math.nextDown(bound);
    }

    default double nextGaussian() {
        return NotModelled.doubleValue();
    }

    default double nextGaussian(double mean, double deviation) {
        if (deviation < 0.0) {
            throw new IllegalArgumentException("standard deviation must be non-negative");
        }
        return mean + deviation * nextGaussian();
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int drawn = nextInt();
        int mask = bound - 1;
        if ((bound & mask) == 0) {
            return drawn & mask;
        }
        int positive = drawn >>> 1;
        drawn = positive % bound;
        while (positive + mask - drawn < 0) {
            positive = nextInt() >>> 1;
            drawn = positive % bound;
        }
        return drawn;
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

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long drawn = nextLong();
        long mask = bound - 1;
        if ((bound & mask) == 0) {
            return drawn & mask;
        }
        long positive = drawn >>> 1;
        drawn = positive % bound;
        while (positive + mask - drawn < 0) {
            positive = nextLong() >>> 1;
            drawn = positive % bound;
        }
        return drawn;
    }

    default long nextLong(long low, long high) {
        if (low >= high) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long drawn = nextLong();
        long range = high - low;
        long mask = range - 1;
        if ((range & mask) == 0) {
            return (drawn & mask) + low;
        }
        if (range > 0) {
            long positive = drawn >>> 1;
            drawn = positive % range;
            while (positive + mask - drawn < 0) {
                positive = nextLong() >>> 1;
                drawn = positive % range;
            }
            return drawn + low;
        }
        while (drawn < low || drawn >= high) {
            drawn = nextLong();
        }
        return drawn;
    }

    static RandomGenerator of(String text) {
        return NotModelled.object();
    }
}
