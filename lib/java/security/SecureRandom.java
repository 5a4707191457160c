// SecureRandom: any numbers; a seed only adds to what nobody knows.
package java.security;

import java.util.Random;
import jury.Outside;

public class SecureRandom extends Random {
    public SecureRandom() {
    }

    public SecureRandom(byte[] seed) {
        if (seed == null)
            throw new NullPointerException();
    }

    // An algorithm may be missing.
    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null)
            throw new NullPointerException("null algorithm name");
        if (Outside.propertyIsMissing())
            throw new NoSuchAlgorithmException();
        return new SecureRandom();
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        if (Outside.propertyIsMissing())
            throw new NoSuchAlgorithmException();
        return new SecureRandom();
    }

    public String getAlgorithm() {
        return Outside.propertyText();
    }

    public byte[] generateSeed(int count) {
        if (count < 0)
            throw new IllegalArgumentException("numBytes cannot be negative");
        byte[] seed = new byte[count];
        nextBytes(seed);
        return seed;
    }

    public static byte[] getSeed(int count) {
        return new SecureRandom().generateSeed(count);
    }

    public void setSeed(byte[] seed) {
        if (seed == null)
            throw new NullPointerException();
    }

    public void setSeed(long seed) {
    }

    public void reseed() {
    }
}
