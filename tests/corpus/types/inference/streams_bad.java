// Mistakes in streams.
import java.util.*;
import java.util.stream.*;

class Streams {
    void use(List<String> words, List<Integer> numbers) {
        List<Integer> a = words.stream().map(w -> w + "x").collect(Collectors.toList()); // EXPECT error: cannot convert 'List<String>' to 'List<Integer>'
        List<String> b = words.stream().filter(w -> w.length()).toList(); // EXPECT error: cannot convert 'int' to 'boolean'
        int c = words.stream().mapToInt(w -> w).sum(); // EXPECT error: cannot convert 'String' to 'int'
        Map<Integer, List<Integer>> d = words.stream().collect(Collectors.groupingBy(String::length)); // EXPECT error: cannot convert 'Map<Integer, List<String>>' to 'Map<Integer, List<Integer>>'
        String e = numbers.stream().reduce(0, (x, y) -> x + y); // EXPECT error: cannot convert 'Integer' to 'String'
        List<Integer> f = IntStream.range(0, 5).collect(Collectors.toList()); // EXPECT error: 'collect' expects (Supplier<R>, ObjIntConsumer<R>, BiConsumer<R, R>), found (Collector)
        Optional<String> g = words.stream().map(String::length).findFirst(); // EXPECT error: cannot convert 'Optional<Integer>' to 'Optional<String>'
        int h = words.stream().map(w -> w.size()).count(); // EXPECT error: cannot convert 'long' to 'int' // EXPECT error: cannot find method 'size' in 'String'
        Map<String, Integer> i = words.stream().collect(Collectors.toMap(w -> w)); // EXPECT error: no 'toMap' fits the arguments (lambda)
    }
}
// COVERS inference
