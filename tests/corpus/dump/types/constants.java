// Values of constants.
// ARGS --types
class Constants {
    static final int OVERFLOW = Integer.MAX_VALUE + 1;
    static final long SHIFT = 1L << 65;
    static final int CAST = (byte) 200;
    static final String TEXT = "a" + 1 + 'b' + 2.0 + true + null;
    static final String JOINED = "a" + 1 + 'b' + 2.0 + true;
    static final int DIVISION = -7 / 2 + -7 % 2 * 100;
    static final int UNSIGNED = -1 >>> 28;
    static final double RATIO = 1 / 3.0;
    static final boolean SAME = "a" + "b" == "ab";
    static final int CHOICE = 1 > 2 ? 3 : 4;
    static final float SINGLE = 0.1f + 0.2f;
    static final int FROM_DOUBLE = (int) 1e20;
    static final char LETTER = (char) ('a' + 1);
}
// OUTPUT initializer: BINARY 4:33-4:54 operator='+' type=int constant=-2147483648
// OUTPUT initializer: BINARY 5:31-5:39 operator='<<' type=long constant=2L
// OUTPUT initializer: CAST 6:29-6:39 type=byte constant=(byte)-56
// OUTPUT initializer: BINARY 7:32-7:65 operator='+' type=String
// OUTPUT initializer: BINARY 8:34-8:60 operator='+' type=String constant="a1b2.0true"
// OUTPUT initializer: BINARY 9:33-9:54 operator='+' type=int constant=-103
// OUTPUT initializer: BINARY 10:33-10:42 operator='>>>' type=int constant=15
// OUTPUT initializer: BINARY 11:33-11:40 operator='/' type=double constant=0.3333333333333333
// OUTPUT initializer: BINARY 12:33-12:50 operator='==' type=boolean constant=true
// OUTPUT initializer: CONDITIONAL 13:31-13:44 type=int constant=4
// OUTPUT initializer: BINARY 14:33-14:44 operator='+' type=float constant=0.3f
// OUTPUT initializer: CAST 15:36-15:46 type=int constant=2147483647
// OUTPUT initializer: CAST 16:32-16:48 type=char constant='b'
// COVERS constants
