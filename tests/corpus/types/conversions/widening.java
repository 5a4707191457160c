// Widening of primitives and references in assignments.
import java.util.*;

class Widening {
    void use(byte b, char c, int i, long l, float f, ArrayList<String> list, int[] a, String[] s) {
        short s1 = b;
        int i1 = c;
        long l1 = i;
        float f1 = l;
        double d1 = f;
        List<String> l2 = list;
        Collection<String> l3 = list;
        Iterable<? extends CharSequence> l4 = list;
        Object o1 = a;
        Object[] o2 = s;
        Cloneable o3 = a;
        java.io.Serializable o4 = s;
        Comparable<String> o5 = "x";
    }
}
// COVERS assignment, inheritance
