// Arrays of every shape.
import java.util.*;

class Creation {
    int[] a = new int[3];
    int[] b = {1, 2, 'c'};
    int[][] c = new int[2][];
    int[][] d = {{1}, {}, {2, 3}, null};
    long[] e = new long[]{1, 2};
    String[][] f = new String[][]{{"x"}, new String[2]};
    List<?>[] g = new List<?>[3];
    Object h = new int[]{1};
    int i[] = {1}, j[][] = {{1}}, k = 2;
    byte[] m = {1, 2};
    int[] n = new int['a'];
    int[] method()[] { return d; }
    int use() { return a[0] + c[1][2] + f.length + new int[]{4, 5}[1] + d[0].length + j[0][0] + k; }
}
// COVERS array creation, array access
