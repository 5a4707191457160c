// The diamond: from the target, from the arguments, in calls, anonymous.
import java.util.*;

class Diamond {
    static class Pair<A, B> { Pair(A a, B b) { } A a; B b; }
    void take(Map<String, List<Integer>> m) { }

    void use(List<String> strings) {
        List<String> a = new ArrayList<>();
        Pair<String, Integer> b = new Pair<>("a", 1);
        int c = new Pair<>("a", 1).b;
        var d = new ArrayList<>(strings);
        String e = d.get(0);
        take(new HashMap<>());
        Comparator<String> f = new Comparator<>() {
            public int compare(String x, String y) { return x.length() - y.length(); }
        };
        Map<String, List<Integer>> g = new TreeMap<>(Comparator.comparing(String::length));
        List<List<String>> h = new ArrayList<>(List.of(new ArrayList<>(), strings));
    }
}
// COVERS diamond, anonymous classes
