// Writing through `? extends`, reading through `? super`.
import java.util.*;

class Wildcards {
    void use(List<? extends Number> producer, List<? super Integer> consumer, List<?> any, List<Integer> ints) {
        producer.add(1); // EXPECT error: no 'add' fits the arguments (int)
        Integer a = consumer.get(0); // EXPECT error: cannot convert 'capture of ? super Integer' to 'Integer'
        consumer.add("x"); // EXPECT error: no 'add' fits the arguments (String)
        any.add("x"); // EXPECT error: no 'add' fits the arguments (String)
        List<Number> b = ints; // EXPECT error: cannot convert 'List<Integer>' to 'List<Number>'
        List<? extends String> c = ints; // EXPECT error: cannot convert 'List<Integer>' to 'List<? extends String>'
        List<? super Number> d = ints; // EXPECT error: cannot convert 'List<Integer>' to 'List<? super Number>'
        List<Number> e = producer; // EXPECT error: cannot convert 'List<capture of ? extends Number>' to 'List<Number>'
        List<List<?>> f = new ArrayList<List<String>>(); // EXPECT error: cannot convert 'ArrayList<List<String>>' to 'List<List<?>>'
    }
}
// COVERS wildcards, generics
