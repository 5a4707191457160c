// A constant int that fits is narrowed silently, also into a box (JLS 5.2).
class ConstantsNarrow {
    static final int SMALL = 100;

    void use() {
        byte a = 127;
        byte b = -128;
        short c = SMALL + 1;
        char d = 65535;
        Byte e = 1;
        Character f = 65;
        Short g = SMALL;
        final int local = 5;
        byte h = local;
        byte i = 'a';
        char[] j = {97, 'b'};
        byte k = true ? 1 : 2;
    }
}
// COVERS constants, assignment
