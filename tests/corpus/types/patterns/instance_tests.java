import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

// Types that can be tested.
class instance_tests {
    interface Shape { }
    static class Square implements Shape { }

    <T, S extends Number> int all(Object o, Collection<String> strings, Shape shape, S s, T t, List<?> any) {
        int n = 0;
        if (o instanceof int[] ints) n += ints.length;
        if (o instanceof List<?> list) n += list.size();
        if (o instanceof List raw) n += raw.size();
        if (strings instanceof List<String> list) n += list.get(0).length();
        if (strings instanceof ArrayList<String> list) n += list.get(0).length();
        if (shape instanceof Square square) n += square.hashCode();
        if (shape instanceof Comparable<?> c) n += c.hashCode();
        if (s instanceof Integer i) n += i;
        if (t instanceof String u) n += u.length();
        if (any instanceof ArrayList<?> a) n += a.size();
        if (o instanceof String[][] table) n += table[0][0].length();
        return n;
    }
}
// COVERS type patterns, instanceof patterns, instanceof
