// CRC32: what its native methods compute, bit by bit.
package jury.natives.java.util.zip;

class CRC32 {
    private CRC32() {
    }

    static int update(int crc, int b) {
        int value = ~crc ^ (b & 0xff);
        for (int i = 0; i < 8; i++)
            value = (value >>> 1) ^ (-(value & 1) & 0xedb88320);
        return ~value;
    }

    static int updateBytes0(int crc, byte[] b, int off, int len) {
        int value = crc;
        for (int i = 0; i < len; i++)
            value = update(value, b[off + i]);
        return value;
    }
}
