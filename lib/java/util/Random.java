// Random: with a seed, the numbers that its documentation defines; without one, any numbers of the documented range.
package java.util;

import java.io.Serializable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import jury.Outside;

public class Random implements RandomGenerator, Serializable {
    private boolean isSeeded;
    private long seed;
    private double spareGaussian;
    private boolean hasSpareGaussian;

    // What was drawn from a generator before, nobody knows.
    //@ private invariant !isSeeded;

    public Random() {
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public DoubleStream doubles() {
        return DoubleStream.generate(this::nextDouble);
    }

    public DoubleStream doubles(long size) {
        checkSize(size);
        return doubles().limit(size);
    }

    public DoubleStream doubles(double origin, double bound) {
        checkRange(origin, bound);
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    public DoubleStream doubles(long size, double origin, double bound) {
        checkSize(size);
        checkRange(origin, bound);
        return doubles(origin, bound).limit(size);
    }

    public IntStream ints() {
        return IntStream.generate(this::nextInt);
    }

    public IntStream ints(long size) {
        checkSize(size);
        return ints().limit(size);
    }

    public IntStream ints(int origin, int bound) {
        checkRange(origin, bound);
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    public IntStream ints(long size, int origin, int bound) {
        checkSize(size);
        checkRange(origin, bound);
        return ints(origin, bound).limit(size);
    }

    public LongStream longs() {
        return LongStream.generate(this::nextLong);
    }

    public LongStream longs(long size) {
        checkSize(size);
        return longs().limit(size);
    }

    public LongStream longs(long origin, long bound) {
        checkRange(origin, bound);
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    public LongStream longs(long size, long origin, long bound) {
        checkSize(size);
        checkRange(origin, bound);
        return longs(origin, bound).limit(size);
    }

    private static void checkSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
    }

    private static void checkRange(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    private static void checkRange(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    protected int next(int bits) {
        if (!isSeeded) {
            return Outside.randomInt() >>> (32 - bits);
        }
        seed = (seed * 0x5deece66dL + 0xbL) & ((1L << 48) - 1);
        return (int) (seed >>> (48 - bits));
    }

    // Does a subclass say where the bits come from?
    private boolean isAny() {
        return this instanceof ThreadLocalRandom || !isSeeded && getClass() == Random.class;
    }

    public boolean nextBoolean() {
        return isAny() ? Outside.randomBoolean() : next(1) != 0;
    }

    public void nextBytes(byte[] array) {
        int index = 0;
        while (index < array.length) {
            int bits = nextInt();
            for (int i = 0; i < 4 && index < array.length; i++) {
                array[index] = (byte) bits;
                bits >>= 8;
                index++;
            }
        }
    }

    public double nextDouble() {
        if (isAny()) {
            double value = Outside.randomDouble();
            Outside.assume(value == 0 || 0x1.0p-53 <= value && value < 1);
            return value == 0 ? 0 : value;
        }
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public float nextFloat() {
        if (isAny()) {
            float value = Outside.randomFloat();
            Outside.assume(value == 0 || 0x1.0p-24f <= value && value < 1);
            return value == 0 ? 0 : value;
        }
        return next(24) / (float) (1 << 24);
    }

    public double nextGaussian() {
        if (isAny()) {
            double value = Outside.randomDouble();
            Outside.assume(-100.0 < value && value < 100.0);
            return value;
        }
        if (hasSpareGaussian) {
            hasSpareGaussian = false;
            return spareGaussian;
        }
        double first = 2 * nextDouble() - 1;
        double second = 2 * nextDouble() - 1;
        double square = first * first + second * second;
        while (square >= 1 || square == 0) {
            first = 2 * nextDouble() - 1;
            second = 2 * nextDouble() - 1;
            square = first * first + second * second;
        }
        double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        spareGaussian = second * factor;
        hasSpareGaussian = true;
        return first * factor;
    }

    public int nextInt() {
        return isAny() ? Outside.randomInt() : next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (isAny()) {
            int value = Outside.randomInt();
            Outside.assume(0 <= value && value < bound);
            return value;
        }
        int bits = next(31);
        if ((bound & (bound - 1)) == 0) {
            return (int) ((bound * (long) bits) >> 31);
        }
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    public long nextLong() {
        return isAny() ? Outside.randomLong() : ((long) next(32) << 32) + next(32);
    }

    public int nextInt(int origin, int bound) {
        if (!isAny()) {
            return RandomGenerator.super.nextInt(origin, bound);
        }
        checkRange(origin, bound);
        int value = Outside.randomInt();
        Outside.assume(origin <= value && value < bound);
        return value;
    }

    public long nextLong(long bound) {
        if (!isAny()) {
            return RandomGenerator.super.nextLong(bound);
        }
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        if (!isAny()) {
            return RandomGenerator.super.nextLong(origin, bound);
        }
        checkRange(origin, bound);
        long value = Outside.randomLong();
        Outside.assume(origin <= value && value < bound);
        return value;
    }

    public double nextDouble(double bound) {
        if (!isAny()) {
            return RandomGenerator.super.nextDouble(bound);
        }
        checkRange(0.0, bound);
        return anyDouble(0.0, bound);
    }

    public double nextDouble(double origin, double bound) {
        if (!isAny()) {
            return RandomGenerator.super.nextDouble(origin, bound);
        }
        checkRange(origin, bound);
        return anyDouble(origin, bound);
    }

    private static double anyDouble(double origin, double bound) {
        double value = Outside.randomDouble();
        Outside.assume(origin <= value && value < bound);
        return value == 0 ? 0 : value;
    }

    public void setSeed(long seed) {
        this.isSeeded = true;
        this.seed = (seed ^ 0x5deece66dL) & ((1L << 48) - 1);
        this.hasSpareGaussian = false;
    }
}
