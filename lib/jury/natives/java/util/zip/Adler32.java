// Adler32: what its native methods compute.
package jury.natives.java.util.zip;

class Adler32 {
    private Adler32() {
    }

    static int update(int adler, int b) {
        int low = ((adler & 0xffff) + (b & 0xff)) % 65521;
        int high = ((adler >>> 16) + low) % 65521;
        return high << 16 | low;
    }

    static int updateBytes(int adler, byte[] b, int off, int len) {
        int value = adler;
        for (int i = 0; i < len; i++)
            value = update(value, b[off + i]);
        return value;
    }
}
