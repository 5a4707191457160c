// MessageDigestSpi: what a digest of one's own has to have.
package java.security;

import java.nio.ByteBuffer;

public abstract class MessageDigestSpi {
    public MessageDigestSpi() {
    }

    protected int engineGetDigestLength() {
        return 0;
    }

    protected abstract void engineUpdate(byte input);

    protected abstract void engineUpdate(byte[] input, int offset, int length);

    protected native void engineUpdate(ByteBuffer input);

    protected abstract byte[] engineDigest();

    protected int engineDigest(byte[] buffer, int offset, int length) throws DigestException {
        byte[] digest = engineDigest();
        if (length < digest.length)
            throw new DigestException("partial digests not returned");
        if (buffer.length - offset < digest.length)
            throw new DigestException("insufficient space in the output buffer to store the digest");
        System.arraycopy(digest, 0, buffer, offset, digest.length);
        return digest.length;
    }

    protected abstract void engineReset();

    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable)
            return super.clone();
        throw new CloneNotSupportedException();
    }
}
