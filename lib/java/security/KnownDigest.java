// KnownDigest: a digest that every Java has; it keeps what it is given until it is asked.
package java.security;

import jury.Digests;

final class KnownDigest extends MessageDigest implements Cloneable {
    private final String kind; // as Java writes it
    private byte[] given = new byte[0];

    KnownDigest(String algorithm, String kind) {
        super(algorithm);
        this.kind = kind;
    }

    // Nothing changes the array.
    public Object clone() {
        KnownDigest copy = new KnownDigest(getAlgorithm(), kind);
        copy.given = given;
        return copy;
    }

    protected int engineGetDigestLength() {
        return Digests.length(kind);
    }

    protected void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    protected void engineUpdate(byte[] input, int offset, int length) {
        if (length == 0)
            return;
        if (offset < 0 || length < 0 || offset > input.length - length)
            throw new ArrayIndexOutOfBoundsException();
        byte[] all = new byte[given.length + length];
        System.arraycopy(given, 0, all, 0, given.length);
        System.arraycopy(input, offset, all, given.length, length);
        given = all;
    }

    protected byte[] engineDigest() {
        byte[] digest = Digests.digest(kind, given);
        engineReset();
        return digest;
    }

    protected int engineDigest(byte[] buffer, int offset, int length) throws DigestException {
        int own = Digests.length(kind);
        if (length < own)
            throw new DigestException("Length must be at least " + own + " for " + kind + "digests");
        if (offset < 0 || offset > buffer.length - length)
            throw new DigestException("Buffer too short to store digest");
        System.arraycopy(engineDigest(), 0, buffer, offset, own);
        return own;
    }

    protected void engineReset() {
        given = new byte[0];
    }
}
