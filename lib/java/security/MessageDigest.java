// MessageDigest: the digests that every JDK has, computed by its own code. Providers are not modelled.
package java.security;

import java.nio.ByteBuffer;
import java.util.Objects;
import jury.Texts;
import sun.security.provider.KnownDigests;

public abstract class MessageDigest extends MessageDigestSpi {
    private final String algorithm;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        MessageDigestSpi engine = KnownDigests.named(algorithm);
        if (engine == null)
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        return new Engine(algorithm, engine);
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

    public final void update(ByteBuffer input) {
        if (input == null)
            throw new NullPointerException();
        engineUpdate(input);
    }

    public byte[] digest() {
        return engineDigest();
    }

    public int digest(byte[] output, int offset, int length) throws DigestException {
        if (output == null)
            throw new IllegalArgumentException("No output buffer given");
        if (output.length - offset < length)
            throw new IllegalArgumentException("Output buffer too small for specified offset and length");
        return engineDigest(output, offset, length);
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public String toString() {
        return Texts.untold();
    }

    public static boolean isEqual(/*@ nullable @*/ byte[] first, /*@ nullable @*/ byte[] second) {
        if (first == second)
            return true;
        if (first == null || second == null || first.length != second.length)
            return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i])
                return false;
        }
        return true;
    }

    public void reset() {
        engineReset();
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        int length = engineGetDigestLength();
        if (length == 0)
            notModelled();
        return length;
    }

    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    private static native void notModelled();

    private static class Engine extends MessageDigest implements Cloneable {
        private final MessageDigestSpi engine;

        Engine(String algorithm, MessageDigestSpi engine) {
            super(algorithm);
            this.engine = engine;
        }

        public Object clone() throws CloneNotSupportedException {
            return new Engine(getAlgorithm(), (MessageDigestSpi) engine.clone());
        }

        protected int engineGetDigestLength() {
            return engine.engineGetDigestLength();
        }

        protected void engineUpdate(byte input) {
            engine.engineUpdate(input);
        }

        protected void engineUpdate(byte[] input, int offset, int length) {
            engine.engineUpdate(input, offset, length);
        }

        protected void engineUpdate(ByteBuffer input) {
            engine.engineUpdate(input);
        }

        protected byte[] engineDigest() {
            return engine.engineDigest();
        }

        protected int engineDigest(byte[] output, int offset, int length) throws DigestException {
            return engine.engineDigest(output, offset, length);
        }

        protected void engineReset() {
            engine.engineReset();
        }
    }
}
