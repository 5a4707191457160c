// Random: the generator that its documentation defines; an unseeded one starts anywhere.
package java.util;

import java.io.Serializable;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class Random implements RandomGenerator, Serializable {
    private long seed;
    private double spareGaussian;
    private boolean hasSpareGaussian;

    public Random() {
        setSeed(startingSeed());
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public native DoubleStream doubles();

    public native DoubleStream doubles(long value);

    public native DoubleStream doubles(double first, double second);

    public native DoubleStream doubles(long first, double second, double third);

    public native IntStream ints();

    public native IntStream ints(long value);

    public native IntStream ints(int first, int second);

    public native IntStream ints(long first, int second, int third);

    public native LongStream longs();

    public native LongStream longs(long value);

    public native LongStream longs(long first, long second);

    public native LongStream longs(long first, long second, long third);

    protected int next(int bits) {
        seed = (seed * 0x5deece66dL + 0xbL) & ((1L << 48) - 1);
        return (int) (seed >>> (48 - bits));
    }

    public boolean nextBoolean() {
        return next(1) != 0;
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
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public native double nextGaussian();

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
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
        return ((long) next(32) << 32) + next(32);
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ 0x5deece66dL) & ((1L << 48) - 1);
        this.hasSpareGaussian = false;
    }

    // Any seed may come from the environment.
    //@ assignable \nothing;
    //@ ensures true;
    private static native long startingSeed();
}
