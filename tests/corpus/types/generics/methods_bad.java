// Arguments and results that fit no choice of the type parameters.
import java.util.*;

class Methods {
    static <T> T first(List<T> list) { return list.get(0); }
    static <T> T pick(T a, T b) { return a; }
    static <T> void same(List<T> a, List<T> b) { }

    void use(List<String> list, List<Integer> ints) {
        Integer a = first(list); // EXPECT error: cannot convert 'String' to 'Integer'
        String b = pick("a", 1); // EXPECT error: cannot convert 'Serializable & Comparable<? extends Serializable & Comparable<? extends Serializable & Comparable<? extends Serializable & Comparable<?>>>>' to 'String'
        same(list, ints); // EXPECT error: 'same' expects (List<T>, List<T>), found (List<String>, List<Integer>)
        first("x"); // EXPECT error: 'first' expects (List<T>), found (String)
        Methods.<Integer>pick("a", 1); // EXPECT error: 'pick' expects (T, T), found (String, int)
        Integer c = Methods.<String>first(list); // EXPECT error: cannot convert 'String' to 'Integer'
    }
}
// COVERS generic methods
