// ARGS --function Descriptor.m:([[ILDescriptor$Inner;Ljava/lang/String;[J)Z
// EXIT 0
class Descriptor {
    static class Inner {
    }

    static boolean m(int[][] a, Inner inner, String text, long[] numbers) {
        return true;
    }

    static void m(int[] a) {
        assert false;
    }
}
// OUTPUT HOLDS       Descriptor.m(int[][], Descriptor.Inner, String, long[])
