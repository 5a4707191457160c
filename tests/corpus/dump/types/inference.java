// Type arguments inferred.
// ARGS --types
import java.util.*;
import java.util.stream.*;

class Inferred {
    void use(List<String> words, List<? extends Number> numbers, boolean b) {
        var a = words.stream().collect(Collectors.groupingBy(String::length));
        var c = Map.of("a", List.of(1, 2));
        var d = numbers.get(0);
        var e = List.of(1, 2);
        var f = new ArrayList<>();
        var g = words.stream().map(w -> w.length()).toList();
        var i = Stream.of("a").flatMap(w -> w.chars().mapToObj(x -> (char) x)).collect(Collectors.toSet());
    }
}
// OUTPUT variables: VARIABLE 8:9-8:78 name=a name_at=8:13 symbol=a:Map<Integer, List<String>>
// OUTPUT variables: VARIABLE 9:9-9:43 name=c name_at=9:13 symbol=c:Map<String, List<Integer>>
// OUTPUT variables: VARIABLE 10:9-10:31 name=d name_at=10:13 symbol=d:Number
// OUTPUT variables: VARIABLE 11:9-11:30 name=e name_at=11:13 symbol=e:List<Integer>
// OUTPUT variables: VARIABLE 12:9-12:34 name=f name_at=12:13 symbol=f:ArrayList<Object>
// OUTPUT variables: VARIABLE 13:9-13:61 name=g name_at=13:13 symbol=g:List<Integer>
// OUTPUT variables: VARIABLE 14:9-14:107 name=i name_at=14:13 symbol=i:Set<Character>
// COVERS inference, var
