// BigInteger: signatures only, native methods are not modelled.
package java.math;

import java.util.Random;

public class BigInteger extends Number implements Comparable<BigInteger> {
    public static final BigInteger ZERO = NotModelled.object();
    public static final BigInteger ONE = NotModelled.object();
    public static final BigInteger TWO = NotModelled.object();
    public static final BigInteger TEN = NotModelled.object();

    public BigInteger(String text) {
        notModelled();
    }

    public BigInteger(byte[] array) {
        notModelled();
    }

    public BigInteger(String text, int value) {
        notModelled();
    }

    public BigInteger(int value, Random random) {
        notModelled();
    }

    public BigInteger(int value, byte[] array) {
        notModelled();
    }

    public BigInteger(byte[] array, int first, int second) {
        notModelled();
    }

    public BigInteger(int first, int second, Random random) {
        notModelled();
    }

    public BigInteger(int first, byte[] array, int second, int third) {
        notModelled();
    }

    public native /*@ pure @*/ BigInteger abs();

    public native /*@ pure @*/ BigInteger add(BigInteger value);

    public native /*@ pure @*/ BigInteger and(BigInteger value);

    public native /*@ pure @*/ BigInteger andNot(BigInteger value);

    public native /*@ pure @*/ int bitCount();

    public native /*@ pure @*/ int bitLength();

    public native /*@ pure @*/ byte byteValueExact();

    public native /*@ pure @*/ BigInteger clearBit(int value);

    public native /*@ pure @*/ int compareTo(BigInteger other);

    public native /*@ pure @*/ BigInteger divide(BigInteger value);

    public native /*@ pure @*/ BigInteger[] divideAndRemainder(BigInteger value);

    public native /*@ pure @*/ double doubleValue();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ BigInteger flipBit(int value);

    public native /*@ pure @*/ float floatValue();

    public native /*@ pure @*/ BigInteger gcd(BigInteger value);

    public native /*@ pure @*/ int getLowestSetBit();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ int intValue();

    public native /*@ pure @*/ int intValueExact();

    public native /*@ pure @*/ boolean isProbablePrime(int value);

    public native /*@ pure @*/ long longValue();

    public native /*@ pure @*/ long longValueExact();

    public native /*@ pure @*/ BigInteger max(BigInteger value);

    public native /*@ pure @*/ BigInteger min(BigInteger value);

    public native /*@ pure @*/ BigInteger mod(BigInteger value);

    public native /*@ pure @*/ BigInteger modInverse(BigInteger value);

    public native /*@ pure @*/ BigInteger modPow(BigInteger first, BigInteger second);

    public native /*@ pure @*/ BigInteger multiply(BigInteger value);

    public native /*@ pure @*/ BigInteger negate();

    public native /*@ pure @*/ BigInteger nextProbablePrime();

    public native /*@ pure @*/ BigInteger not();

    public native BigInteger or(BigInteger value);

    public native /*@ pure @*/ BigInteger pow(int base);

    public static native /*@ pure @*/ BigInteger probablePrime(int value, Random random);

    public native /*@ pure @*/ BigInteger remainder(BigInteger value);

    public native /*@ pure @*/ BigInteger setBit(int value);

    public native /*@ pure @*/ BigInteger shiftLeft(int value);

    public native /*@ pure @*/ BigInteger shiftRight(int value);

    public native /*@ pure @*/ short shortValueExact();

    public native /*@ pure @*/ int signum();

    public native /*@ pure @*/ BigInteger sqrt();

    public native /*@ pure @*/ BigInteger[] sqrtAndRemainder();

    public native /*@ pure @*/ BigInteger subtract(BigInteger value);

    public native /*@ pure @*/ boolean testBit(int value);

    public native /*@ pure @*/ byte[] toByteArray();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ String toString(int value);

    public static native /*@ pure @*/ BigInteger valueOf(long value);

    public native /*@ pure @*/ BigInteger xor(BigInteger value);

    private static native void notModelled();
}
