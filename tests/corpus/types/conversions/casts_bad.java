// Casts that can never succeed.
import java.util.*;

class Casts {
    interface Shape { }
    static final class Closed { }

    void use(boolean b, int i, String s, Closed closed, Integer box, Shape shape, int[] a, List<String> list) {
        int c = (int) b; // EXPECT error: cannot cast 'boolean' to 'int'
        boolean d = (boolean) i; // EXPECT error: cannot cast 'int' to 'boolean'
        int e = (int) s; // EXPECT error: cannot cast 'String' to 'int'
        String f = (String) i; // EXPECT error: cannot cast 'int' to 'String'
        Shape g = (Shape) closed; // EXPECT error: cannot cast 'Casts.Closed' to 'Casts.Shape'
        Long h = (Long) box; // EXPECT error: cannot cast 'Integer' to 'Long'
        byte j = (byte) box; // EXPECT error: cannot cast 'Integer' to 'byte'
        long[] k = (long[]) a; // EXPECT error: cannot cast 'int[]' to 'long[]'
        List<Integer> m = (List<Integer>) list; // EXPECT error: cannot cast 'List<String>' to 'List<Integer>'
        Integer n = (Integer) s; // EXPECT error: cannot cast 'String' to 'Integer'
        Long o = (Long) 1; // EXPECT error: cannot cast 'int' to 'Long'
    }
}
// COVERS cast
