// ARGS --all
// Classes of the JDK without a model run from its bytecode; their native methods have a meaning here.
import java.util.zip.Adler32;
import java.util.zip.CRC32;

class Checksums {
    static void crc() {
        CRC32 sum = new CRC32();
        sum.update(new byte[] {1, 2, 3});
        assert sum.getValue() == 0x55bc801dL;
    }

    static void crcWrong() {
        CRC32 sum = new CRC32();
        sum.update(65);
        assert sum.getValue() == 0xd3d99e8cL; // EXPECT violated: assertion: AssertionError in 'Checksums.crcWrong()'
    }

    static void adler() {
        Adler32 sum = new Adler32();
        sum.update(new byte[] {97, 98, 99});
        assert sum.getValue() == 38600999L;
    }

    static void adlerWrong() {
        Adler32 sum = new Adler32();
        sum.update(97);
        assert sum.getValue() == 0; // EXPECT violated: assertion: AssertionError in 'Checksums.adlerWrong()'
    }
}
