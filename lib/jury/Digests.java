// Digests: which there are, and MD5 (RFC 1321) and SHA-1 and SHA-2 (FIPS 180-4), as java.security computes them.
package jury;

public final class Digests {
    // The first 64 bits of the fractional parts of the cube roots of the first 80 primes. The narrow members of the family take the upper half.
    private static final long[] CUBE_ROOTS = {
        0x428a2f98d728ae22L, 0x7137449123ef65cdL, 0xb5c0fbcfec4d3b2fL, 0xe9b5dba58189dbbcL,
        0x3956c25bf348b538L, 0x59f111f1b605d019L, 0x923f82a4af194f9bL, 0xab1c5ed5da6d8118L,
        0xd807aa98a3030242L, 0x12835b0145706fbeL, 0x243185be4ee4b28cL, 0x550c7dc3d5ffb4e2L,
        0x72be5d74f27b896fL, 0x80deb1fe3b1696b1L, 0x9bdc06a725c71235L, 0xc19bf174cf692694L,
        0xe49b69c19ef14ad2L, 0xefbe4786384f25e3L, 0x0fc19dc68b8cd5b5L, 0x240ca1cc77ac9c65L,
        0x2de92c6f592b0275L, 0x4a7484aa6ea6e483L, 0x5cb0a9dcbd41fbd4L, 0x76f988da831153b5L,
        0x983e5152ee66dfabL, 0xa831c66d2db43210L, 0xb00327c898fb213fL, 0xbf597fc7beef0ee4L,
        0xc6e00bf33da88fc2L, 0xd5a79147930aa725L, 0x06ca6351e003826fL, 0x142929670a0e6e70L,
        0x27b70a8546d22ffcL, 0x2e1b21385c26c926L, 0x4d2c6dfc5ac42aedL, 0x53380d139d95b3dfL,
        0x650a73548baf63deL, 0x766a0abb3c77b2a8L, 0x81c2c92e47edaee6L, 0x92722c851482353bL,
        0xa2bfe8a14cf10364L, 0xa81a664bbc423001L, 0xc24b8b70d0f89791L, 0xc76c51a30654be30L,
        0xd192e819d6ef5218L, 0xd69906245565a910L, 0xf40e35855771202aL, 0x106aa07032bbd1b8L,
        0x19a4c116b8d2d0c8L, 0x1e376c085141ab53L, 0x2748774cdf8eeb99L, 0x34b0bcb5e19b48a8L,
        0x391c0cb3c5c95a63L, 0x4ed8aa4ae3418acbL, 0x5b9cca4f7763e373L, 0x682e6ff3d6b2b8a3L,
        0x748f82ee5defb2fcL, 0x78a5636f43172f60L, 0x84c87814a1f0ab72L, 0x8cc702081a6439ecL,
        0x90befffa23631e28L, 0xa4506cebde82bde9L, 0xbef9a3f7b2c67915L, 0xc67178f2e372532bL,
        0xca273eceea26619cL, 0xd186b8c721c0c207L, 0xeada7dd6cde0eb1eL, 0xf57d4f7fee6ed178L,
        0x06f067aa72176fbaL, 0x0a637dc5a2c898a6L, 0x113f9804bef90daeL, 0x1b710b35131c471bL,
        0x28db77f523047d84L, 0x32caab7b40c72493L, 0x3c9ebe0a15c9bebcL, 0x431d67c49c100d4cL,
        0x4cc5d4becb3e42b6L, 0x597f299cfc657e2aL, 0x5fcb6fab3ad6faecL, 0x6c44198c4a475817L
    };

    // floor(2^32 * abs(sin(i + 1)))
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

    private static final int[] MD5_TURNS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    private Digests() {
    }

    // The name as Java writes it, null where there is no such digest. Whether names that are numbers mean one is not modelled.
    public static /*@ nullable @*/ String canonical(String name) {
        String upper = name.toUpperCase();
        if (isCanonical(upper))
            return upper;
        if (upper.equals("SHA") || upper.equals("SHA1"))
            return "SHA-1";
        if (upper.equals("SHA224") || upper.equals("SHA256") || upper.equals("SHA384") || upper.equals("SHA512") || upper.equals("SHA512/224")
                || upper.equals("SHA512/256"))
            return "SHA-" + upper.substring(3);
        if (upper.equals("SHAKE128"))
            return "SHAKE128-256";
        if (upper.equals("SHAKE256"))
            return "SHAKE256-512";
        if (upper.startsWith("OID.") || upper.startsWith("1.") || upper.startsWith("2."))
            notModelled();
        return null;
    }

    private static boolean isCanonical(String name) {
        return name.equals("MD5") || name.equals("SHA-1") || name.equals("SHA-224") || name.equals("SHA-256") || name.equals("SHA-384")
                || name.equals("SHA-512") || name.equals("SHA-512/224") || name.equals("SHA-512/256") || name.equals("SHA3-224")
                || name.equals("SHA3-256") || name.equals("SHA3-384") || name.equals("SHA3-512") || name.equals("MD2")
                || name.equals("SHAKE128-256") || name.equals("SHAKE256-512");
    }

    // Behind its last hyphen or slash, a name has its length in bits.
    public static int length(String kind) {
        if (kind.equals("MD2") || kind.equals("MD5"))
            return 16;
        return kind.equals("SHA-1") ? 20 : kind.endsWith("224") ? 28 : kind.endsWith("256") ? 32 : kind.endsWith("384") ? 48 : 64;
    }

    public static byte[] digest(String kind, byte[] message) {
        int length = length(kind);
        if (kind.equals("MD2"))
            return Md2.digest(message);
        if (kind.equals("MD5"))
            return md5(message);
        if (kind.equals("SHA-1"))
            return sha1(message);
        if (kind.equals("SHA-224") || kind.equals("SHA-256"))
            return narrow(message, kind.equals("SHA-224"), length);
        if (kind.startsWith("SHAKE"))
            return Keccak.digest(message, 200 - length, 0x1f, length); // twice the security, which is the length in bits over two
        if (kind.startsWith("SHA3"))
            return Keccak.digest(message, 200 - 2 * length, 6, length);
        return wide(message, startOf(kind), length);
    }

    // A one, zeros, and the number of bits at the end of a block.
    private static byte[] padded(byte[] message, int block, int room, boolean isLittle) {
        int blocks = (message.length + room) / block + 1;
        byte[] all = new byte[blocks * block];
        System.arraycopy(message, 0, all, 0, message.length);
        all[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 0; i < 8; i++)
            all[all.length - (isLittle ? 8 - i : 1 + i)] = (byte) (bits >>> 8 * i);
        return all;
    }

    private static int bigInt(byte[] from, int at) {
        return (from[at] & 0xff) << 24 | (from[at + 1] & 0xff) << 16 | (from[at + 2] & 0xff) << 8 | from[at + 3] & 0xff;
    }

    private static byte[] bigBytes(int[] state, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++)
            bytes[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
        return bytes;
    }

    private static byte[] md5(byte[] message) {
        byte[] all = padded(message, 64, 8, true);
        int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        for (int start = 0; start < all.length; start += 64)
            md5Block(state, all, start);
        byte[] digest = new byte[16];
        for (int i = 0; i < 16; i++)
            digest[i] = (byte) (state[i / 4] >>> 8 * (i % 4));
        return digest;
    }

    private static void md5Block(int[] state, byte[] all, int start) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int i = 0; i < 64; i++) {
            int round = i / 16;
            int mixed = round == 0 ? b & c | ~b & d : round == 1 ? d & b | ~d & c : round == 2 ? b ^ c ^ d : c ^ (b | ~d);
            int word = (round == 0 ? i : round == 1 ? 5 * i + 1 : round == 2 ? 3 * i + 5 : 7 * i) % 16;
            int sum = a + mixed + SINES[i] + Integer.reverseBytes(bigInt(all, start + 4 * word));
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(sum, MD5_TURNS[4 * round + i % 4]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }

    private static byte[] sha1(byte[] message) {
        byte[] all = padded(message, 64, 8, false);
        int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        for (int start = 0; start < all.length; start += 64)
            sha1Block(state, all, start);
        return bigBytes(state, 20);
    }

    private static void sha1Block(int[] state, byte[] all, int start) {
        int[] words = new int[80];
        for (int i = 0; i < 80; i++)
            words[i] = i < 16 ? bigInt(all, start + 4 * i)
                    : Integer.rotateLeft(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < 80; i++) {
            int round = i / 20;
            int mixed = round == 0 ? b & c | ~b & d : round == 2 ? b & c | b & d | c & d : b ^ c ^ d;
            int constant = round == 0 ? 0x5a827999 : round == 1 ? 0x6ed9eba1 : round == 2 ? 0x8f1bbcdc : 0xca62c1d6;
            int sum = Integer.rotateLeft(a, 5) + mixed + e + constant + words[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = sum;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }

    private static byte[] narrow(byte[] message, boolean is224, int length) {
        byte[] all = padded(message, 64, 8, false);
        int[] state = new int[8];
        for (int i = 0; i < 8; i++)
            state[i] = is224 ? (int) start384()[i] : (int) (start512()[i] >>> 32);
        for (int start = 0; start < all.length; start += 64)
            narrowBlock(state, all, start);
        return bigBytes(state, length);
    }

    private static void narrowBlock(int[] state, byte[] all, int start) {
        int[] words = new int[64];
        for (int i = 0; i < 16; i++)
            words[i] = bigInt(all, start + 4 * i);
        for (int i = 16; i < 64; i++) {
            int x = words[i - 15];
            int y = words[i - 2];
            words[i] = words[i - 16] + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3) + words[i - 7]
                    + (Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10);
        }
        int[] now = new int[8];
        System.arraycopy(state, 0, now, 0, 8);
        for (int i = 0; i < 64; i++) {
            int a = now[0];
            int e = now[4];
            int first = now[7] + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25)) + (e & now[5] ^ ~e & now[6])
                    + (int) (CUBE_ROOTS[i] >>> 32) + words[i];
            int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + (a & now[1] ^ a & now[2] ^ now[1] & now[2]);
            System.arraycopy(now, 0, now, 1, 7);
            now[4] += first;
            now[0] = first + second;
        }
        for (int i = 0; i < 8; i++)
            state[i] += now[i];
    }

    private static byte[] wide(byte[] message, long[] state, int length) {
        byte[] all = padded(message, 128, 16, false);
        for (int start = 0; start < all.length; start += 128)
            wideBlock(state, all, start);
        byte[] digest = new byte[length];
        for (int i = 0; i < length; i++)
            digest[i] = (byte) (state[i / 8] >>> 56 - 8 * (i % 8));
        return digest;
    }

    private static void wideBlock(long[] state, byte[] all, int start) {
        long[] words = new long[80];
        for (int i = 0; i < 16; i++)
            words[i] = (long) bigInt(all, start + 8 * i) << 32 | bigInt(all, start + 8 * i + 4) & 0xffffffffL;
        for (int i = 16; i < 80; i++) {
            long x = words[i - 15];
            long y = words[i - 2];
            words[i] = words[i - 16] + (Long.rotateRight(x, 1) ^ Long.rotateRight(x, 8) ^ x >>> 7) + words[i - 7]
                    + (Long.rotateRight(y, 19) ^ Long.rotateRight(y, 61) ^ y >>> 6);
        }
        long[] now = new long[8];
        System.arraycopy(state, 0, now, 0, 8);
        for (int i = 0; i < 80; i++) {
            long a = now[0];
            long e = now[4];
            long first = now[7] + (Long.rotateRight(e, 14) ^ Long.rotateRight(e, 18) ^ Long.rotateRight(e, 41)) + (e & now[5] ^ ~e & now[6])
                    + CUBE_ROOTS[i] + words[i];
            long second = (Long.rotateRight(a, 28) ^ Long.rotateRight(a, 34) ^ Long.rotateRight(a, 39))
                    + (a & now[1] ^ a & now[2] ^ now[1] & now[2]);
            System.arraycopy(now, 0, now, 1, 7);
            now[4] += first;
            now[0] = first + second;
        }
        for (int i = 0; i < 8; i++)
            state[i] += now[i];
    }

    private static long[] startOf(String kind) {
        return kind.equals("SHA-384") ? start384() : kind.equals("SHA-512/224") ? start224() : kind.equals("SHA-512/256") ? start256() : start512();
    }

    private static long[] start224() {
        return new long[] {0x8c3d37c819544da2L, 0x73e1996689dcd4d6L, 0x1dfab7ae32ff9c82L, 0x679dd514582f9fcfL, 0x0f6d2b697bd44da8L,
            0x77e36f7304c48942L, 0x3f9d85a86a1d36c8L, 0x1112e6ad91d692a1L};
    }

    private static long[] start256() {
        return new long[] {0x22312194fc2bf72cL, 0x9f555fa3c84c64c2L, 0x2393b86b6f53b151L, 0x963877195940eabdL, 0x96283ee2a88effe3L,
            0xbe5e1e2553863992L, 0x2b0199fc2c85b8aaL, 0x0eb72ddc81c52ca2L};
    }

    private static long[] start384() {
        return new long[] {0xcbbb9d5dc1059ed8L, 0x629a292a367cd507L, 0x9159015a3070dd17L, 0x152fecd8f70e5939L, 0x67332667ffc00b31L,
            0x8eb44a8768581511L, 0xdb0c2e0d64f98fa7L, 0x47b5481dbefa4fa4L};
    }

    private static long[] start512() {
        return new long[] {0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L, 0x510e527fade682d1L,
            0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L};
    }

    private static native void notModelled();
}
