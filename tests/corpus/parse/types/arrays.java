// Array types, also with dimensions behind names.
class Arrays {
    int[] a; int b[]; int[] c[], d, e[][]; String[][][] f;
    int g()[] { return null; }
    int[] h(int[] x, int y[], int[]... z)[] { return null; }
    Class<?>[] i = {int[].class, String[][].class, java.lang.String[].class};
}
