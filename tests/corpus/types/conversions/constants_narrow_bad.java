// Constants that do not fit, longs, and values that are no constants.
class ConstantsNarrow {
    static int variable = 1;

    void use() {
        byte a = 128; // EXPECT error: cannot convert 'int' to 'byte'
        byte b = -129; // EXPECT error: cannot convert 'int' to 'byte'
        char c = -1; // EXPECT error: cannot convert 'int' to 'char'
        short d = 100000; // EXPECT error: cannot convert 'int' to 'short'
        byte e = 1L; // EXPECT error: cannot convert 'long' to 'byte'
        byte f = variable; // EXPECT error: cannot convert 'int' to 'byte'
        int local = 5;
        byte g = local; // EXPECT error: cannot convert 'int' to 'byte'
        Long h = 1; // EXPECT error: cannot convert 'int' to 'Long'
        float i = 1.0; // EXPECT error: cannot convert 'double' to 'float'
        Byte j = 200; // EXPECT error: cannot convert 'int' to 'Byte'
        char k = (byte) 1 + local; // EXPECT error: cannot convert 'int' to 'char'
    }
}
// COVERS constants, assignment
