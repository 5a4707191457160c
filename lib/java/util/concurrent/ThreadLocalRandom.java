// ThreadLocalRandom: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class ThreadLocalRandom extends Random {
    private ThreadLocalRandom() {
    }

    public static native ThreadLocalRandom current();

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

    protected native int next(int value);

    public native boolean nextBoolean();

    public native double nextDouble();

    public native double nextDouble(double value);

    public native double nextDouble(double first, double second);

    public native float nextFloat();

    public native float nextFloat(float value);

    public native float nextFloat(float first, float second);

    public native int nextInt();

    public native int nextInt(int value);

    public native int nextInt(int first, int second);

    public native long nextLong();

    public native long nextLong(long value);

    public native long nextLong(long first, long second);

    public native void setSeed(long value);
}
