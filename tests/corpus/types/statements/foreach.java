import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

// Iterating over arrays and collections.
class foreach<T extends Comparable<T>> {
    static class Range implements Iterable<Integer> {
        public Iterator<Integer> iterator() { return null; }
    }

    <C extends Collection<T>, A extends Object> int all(int[] ints, String[][] strings, List<T> list,
            C other, List<? extends CharSequence> texts, List<? super Integer> supers, List raw,
            Map<String, Integer> map, char[] chars) {
        int sum = 0;
        for (int i : ints) sum += i;
        for (long l : ints) sum += (int) l;
        for (Integer boxed : ints) sum += boxed;
        for (String[] row : strings)
            for (final String cell : row) sum += cell.length();
        for (T t : list) sum += t.compareTo(t);
        for (T t : other) sum += t.compareTo(t);
        for (CharSequence text : texts) sum += text.length();
        for (Object o : supers) sum += o.hashCode();
        for (Object o : raw) sum += o.hashCode();
        for (int i : new Range()) sum += i;
        for (long l : new Range()) sum += (int) l;
        for (Map.Entry<String, Integer> e : map.entrySet()) sum += e.getValue();
        for (int c : chars) sum += c;
        for (var c : chars) { char same = c; sum += same; }
        for (T t : new ArrayList<T>(list)) continue;
        return sum;
    }
}
// COVERS var, foreach
