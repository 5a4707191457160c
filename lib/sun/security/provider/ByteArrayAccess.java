// ByteArrayAccess: numbers in arrays of bytes, as digests read and write them. All methods are public, so that classes
// of the JDK find them; in Java they are known to their package.
package sun.security.provider;

public final class ByteArrayAccess {
    private ByteArrayAccess() {
    }

    private static long read(byte[] in, int from, int size, boolean isLittle) {
        long value = 0;
        for (int i = 0; i < size; i++) {
            value = value << 8 | in[isLittle ? from + size - 1 - i : from + i] & 0xff;
        }
        return value;
    }

    private static void write(long value, byte[] out, int from, int size, boolean isLittle) {
        for (int i = 0; i < size; i++) {
            out[isLittle ? from + i : from + size - 1 - i] = (byte) (value >> 8 * i);
        }
    }

    private static void checkRange(byte[] array, int from, int length) {
        if (from < 0 || length < 0 || from > array.length - length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    private static void readInts(byte[] in, int from, int[] out, int to, int length, boolean isLittle) {
        checkRange(in, from, length);
        for (int i = 0; i < length; i += 4) {
            out[to + i / 4] = (int) read(in, from + i, 4, isLittle);
        }
    }

    private static void writeInts(int[] in, int from, byte[] out, int to, int length, boolean isLittle) {
        checkRange(out, to, length);
        for (int i = 0; i < length; i += 4) {
            write(in[from + i / 4], out, to + i, 4, isLittle);
        }
    }

    private static void readLongs(byte[] in, int from, long[] out, int to, int length, boolean isLittle) {
        checkRange(in, from, length);
        for (int i = 0; i < length; i += 8) {
            out[to + i / 8] = read(in, from + i, 8, isLittle);
        }
    }

    // The last long may be written in part.
    private static void writeLongs(long[] in, int from, byte[] out, int to, int length, boolean isLittle) {
        checkRange(out, to, length);
        for (int i = 0; i < length; i++) {
            int part = isLittle ? i % 8 : 7 - i % 8;
            out[to + i] = (byte) (in[from + i / 8] >> 8 * part);
        }
    }

    public static void b2iLittle(byte[] in, int from, int[] out, int to, int length) {
        readInts(in, from, out, to, length, true);
    }

    public static void b2iLittle64(byte[] in, int from, int[] out) {
        readInts(in, from, out, 0, 64, true);
    }

    public static void i2bLittle(int[] in, int from, byte[] out, int to, int length) {
        writeInts(in, from, out, to, length, true);
    }

    public static void i2bLittle4(int value, byte[] out, int to) {
        checkRange(out, to, 4);
        write(value, out, to, 4, true);
    }

    public static void b2iBig(byte[] in, int from, int[] out, int to, int length) {
        readInts(in, from, out, to, length, false);
    }

    public static void b2iBig64(byte[] in, int from, int[] out) {
        readInts(in, from, out, 0, 64, false);
    }

    public static void i2bBig(int[] in, int from, byte[] out, int to, int length) {
        writeInts(in, from, out, to, length, false);
    }

    public static void i2bBig4(int value, byte[] out, int to) {
        checkRange(out, to, 4);
        write(value, out, to, 4, false);
    }

    public static void b2lBig(byte[] in, int from, long[] out, int to, int length) {
        readLongs(in, from, out, to, length, false);
    }

    public static void b2lBig128(byte[] in, int from, long[] out) {
        readLongs(in, from, out, 0, 128, false);
    }

    public static void l2bBig(long[] in, int from, byte[] out, int to, int length) {
        writeLongs(in, from, out, to, length, false);
    }

    public static void b2lLittle(byte[] in, int from, long[] out, int to, int length) {
        readLongs(in, from, out, to, length, true);
    }

    public static void l2bLittle(long[] in, int from, byte[] out, int to, int length) {
        writeLongs(in, from, out, to, length, true);
    }
}
