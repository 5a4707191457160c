// MD5: the digest of RFC 1321. The class of the JDK reads its input by method handles.
package sun.security.provider;

import java.security.MessageDigestSpi;

public final class MD5 extends MessageDigestSpi implements Cloneable {
    private static final int[] SINES = {
            0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
            0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
            0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
            0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
            0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
            0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
            0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
            0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391
    };
    private static final int[] SHIFTS = { 7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21 };

    private int a, b, c, d;
    private byte[] block;
    private long count; // bytes so far

    public MD5() {
        block = new byte[64];
        start();
    }

    private void start() {
        a = 0x67452301;
        b = 0xefcdab89;
        c = 0x98badcfe;
        d = 0x10325476;
        count = 0;
    }

    public Object clone() throws CloneNotSupportedException {
        MD5 copy = new MD5();
        for (int i = 0; i < 64; i++) {
            copy.block[i] = block[i];
        }
        copy.a = a;
        copy.b = b;
        copy.c = c;
        copy.d = d;
        copy.count = count;
        return copy;
    }

    protected int engineGetDigestLength() {
        return 16;
    }

    protected void engineReset() {
        start();
    }

    protected void engineUpdate(byte input) {
        block[(int) (count & 63)] = input;
        count++;
        if ((count & 63) == 0) {
            compress();
        }
    }

    protected void engineUpdate(byte[] input, int offset, int length) {
        if (length == 0) {
            return;
        }
        if (offset < 0 || length < 0 || offset > input.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        for (int i = 0; i < length; i++) {
            engineUpdate(input[offset + i]);
        }
    }

    protected byte[] engineDigest() {
        long bits = count << 3;
        engineUpdate((byte) 0x80);
        while ((count & 63) != 56) {
            engineUpdate((byte) 0);
        }
        for (int i = 0; i < 8; i++) {
            engineUpdate((byte) (bits >>> 8 * i));
        }
        byte[] digest = new byte[16];
        ByteArrayAccess.i2bLittle4(a, digest, 0);
        ByteArrayAccess.i2bLittle4(b, digest, 4);
        ByteArrayAccess.i2bLittle4(c, digest, 8);
        ByteArrayAccess.i2bLittle4(d, digest, 12);
        start();
        return digest;
    }

    private static int mixed(int round, int x, int y, int z) {
        return round == 0 ? x & y | ~x & z : round == 1 ? x & z | y & ~z : round == 2 ? x ^ y ^ z : y ^ (x | ~z);
    }

    private static int position(int round, int step) {
        return (round == 0 ? step : round == 1 ? 5 * step + 1 : round == 2 ? 3 * step + 5 : 7 * step) & 15;
    }

    private void compress() {
        int[] words = new int[16];
        ByteArrayAccess.b2iLittle64(block, 0, words);
        int w = a, x = b, y = c, z = d;
        for (int i = 0; i < 64; i++) {
            int round = i >> 4;
            int sum = w + mixed(round, x, y, z) + words[position(round, i)] + SINES[i];
            int shift = SHIFTS[4 * round + (i & 3)];
            w = z;
            z = y;
            y = x;
            x = x + (sum << shift | sum >>> 32 - shift);
        }
        a += w;
        b += x;
        c += y;
        d += z;
    }
}
