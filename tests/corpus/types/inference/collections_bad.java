// Everyday mistakes.
import java.util.*;

class Everyday {
    void use(List<String> words, Map<String, Integer> counts, Set<Integer> numbers) {
        int a = counts.get(1) + counts.getOrDefault("x", "y"); // EXPECT error: 'getOrDefault' expects (Object, Integer), found (String, String)
        counts.put(1, "x"); // EXPECT error: 'put' expects (String, Integer), found (int, String)
        String b = Collections.max(numbers); // EXPECT error: cannot convert 'Integer' to 'String'
        List<Integer> c = new ArrayList<>(words); // EXPECT error: cannot convert 'ArrayList<String>' to 'List<Integer>'
        List<Integer> d = List.of("a", "b"); // EXPECT error: cannot convert 'List<String>' to 'List<Integer>'
        List<Integer> e = Arrays.asList(1, "x"); // EXPECT error: cannot convert 'List<Serializable & Comparable<? extends Serializable & Comparable<? extends Serializable & Comparable<? extends Serializable & Comparable<?>>>>>' to 'List<Integer>'
        for (int n : words) { } // EXPECT error: cannot convert 'String' to 'int'
        words.sort(Comparator.comparing(w -> w.size())); // EXPECT error: cannot find method 'size' in 'String'
        Collections.sort(new ArrayList<Object>()); // EXPECT error: no 'sort' fits the arguments (ArrayList<Object>)
        words.removeIf(w -> w.length()); // EXPECT error: cannot convert 'int' to 'boolean'
    }
}
// COVERS inference
