// None, one, several arguments; an array instead; null as the array.
import java.util.*;

class VarargsCalls {
    static int count(Object... all) { return all.length; }
    static int sum(String name, int... all) { return all.length; }
    static <T> List<T> list(T... all) { return Arrays.asList(all); }

    void use(int[] array, String[] texts) {
        int a = count() + count(1) + count("a", 2, 'c') + count(texts) + count((Object) texts);
        int b = sum("x") + sum("x", 1, 2, 'c') + sum("x", array);
        List<String> c = list("a", "b");
        List<Integer> d = list();
        List<? extends Comparable<?>> e = list(1, "x");
        String f = String.format("%s %d", "a", 1);
        List<int[]> g = list(array);
    }
}
// COVERS varargs
