// MessageDigest: those that every Java has are computed (KnownDigest); which others there are depends on what is installed.
package java.security;

import java.nio.ByteBuffer;
import java.util.Objects;
import jury.Digests;

public abstract class MessageDigest extends MessageDigestSpi {
    private final /*@ nullable @*/ String algorithm;

    protected MessageDigest(/*@ nullable @*/ String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        String known = Digests.canonical(algorithm);
        if (known == null)
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        return new KnownDigest(algorithm, known);
    }

    public static native MessageDigest getInstance(String algorithm, String provider) throws NoSuchAlgorithmException, NoSuchProviderException;

    public static native MessageDigest getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException;

    public final native Provider getProvider();

    public void update(byte input) {
        engineUpdate(input);
    }

    public void update(byte[] input, int offset, int length) {
        if (input == null)
            throw new IllegalArgumentException("No input buffer given");
        if (input.length - offset < length)
            throw new IllegalArgumentException("Input buffer too short");
        engineUpdate(input, offset, length);
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
    }

    public final native void update(ByteBuffer input);

    public byte[] digest() {
        return engineDigest();
    }

    public int digest(byte[] buffer, int offset, int length) throws DigestException {
        if (buffer == null)
            throw new IllegalArgumentException("No output buffer given");
        if (buffer.length - offset < length)
            throw new IllegalArgumentException("Output buffer too small for specified offset and length");
        return engineDigest(buffer, offset, length);
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public native String toString();

    public static boolean isEqual(/*@ nullable @*/ byte[] a, /*@ nullable @*/ byte[] b) {
        if (a == b)
            return true;
        if (a == null || b == null || a.length != b.length)
            return false;
        int difference = 0;
        for (int i = 0; i < a.length; i++)
            difference |= a[i] ^ b[i];
        return difference == 0;
    }

    public void reset() {
        engineReset();
    }

    public final /*@ pure nullable @*/ String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        int length = engineGetDigestLength();
        if (length != 0)
            return length;
        try {
            return ((MessageDigest) clone()).digest().length;
        } catch (CloneNotSupportedException e) {
            return length;
        }
    }

    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable)
            return super.clone();
        throw new CloneNotSupportedException();
    }
}
