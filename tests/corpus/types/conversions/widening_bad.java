// What needs a cast.
import java.util.*;

class Widening {
    void use(short s, char c, int i, double d, Object o, List<String> list, Object[] os, int[] a) {
        char c1 = s; // EXPECT error: cannot convert 'short' to 'char'
        short s1 = c; // EXPECT error: cannot convert 'char' to 'short'
        float f1 = d; // EXPECT error: cannot convert 'double' to 'float'
        byte b1 = i; // EXPECT error: cannot convert 'int' to 'byte'
        String t = o; // EXPECT error: cannot convert 'Object' to 'String'
        ArrayList<String> l1 = list; // EXPECT error: cannot convert 'List<String>' to 'ArrayList<String>'
        List<Object> l2 = list; // EXPECT error: cannot convert 'List<String>' to 'List<Object>'
        String[] s2 = os; // EXPECT error: cannot convert 'Object[]' to 'String[]'
        Object[] o2 = a; // EXPECT error: cannot convert 'int[]' to 'Object[]'
        long[] a2 = a; // EXPECT error: cannot convert 'int[]' to 'long[]'
        boolean b2 = 0; // EXPECT error: cannot convert 'int' to 'boolean'
        int i2 = true; // EXPECT error: cannot convert 'boolean' to 'int'
        int i3 = null; // EXPECT error: cannot convert 'null' to 'int'
    }
}
// COVERS assignment
