// Integer literals of each radix, with underscores, up to the limits.
class Integers {
    int[] decimal = {0, 1, 42, 1_000_000, 1__2, 2147483647, -2147483648, - 2147483648};
    int[] hexadecimal = {0x0, 0XFF, 0x7fff_ffff, 0x80000000, 0xFFFFFFFF, 0xdead_BEEF};
    int[] octal = {00, 07, 0777, 0_7, 0_1_2, 037777777777, 020000000000};
    int[] binary = {0b0, 0B1, 0b1010_1010, 0b1111_1111_1111_1111_1111_1111_1111_1111};
    long[] longs = {0L, 1l, 9223372036854775807L, -9223372036854775808L, 0xFFFF_FFFF_FFFF_FFFFL,
        01777777777777777777777L, 0b1L, 2147483648L};
}
// COVERS integer literals, long literals
