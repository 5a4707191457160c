// What functions answer: of a type variable, something of a class that nobody knows, and no collection; else what the type
// arguments say.
// ARGS --all
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

public class Answers {
    public static <K, E> void index(Map<K, E> map, Iterable<? extends E> elements, Function<E, K> key) {
        for (E element : elements) {
            map.put(key.apply(element), element);
        }
    }

    public static int size(Supplier<List<String>> supplier, List<String> other) {
        List<String> list = supplier.get();
        return list == null ? other.size() : list.size();
    }

    public static int notEmpty(Supplier<Map<String, List<String>>> supplier) {
        Map<String, List<String>> map = supplier.get();
        if (map == null || map.get("a") == null) {
            return 1;
        }
        List<String> list = map.get("a");
        return list == null ? 1 : 1 / list.size(); // EXPECT violated: division by zero: ArithmeticException in 'Answers.notEmpty(Supplier<Map<String, List<String>>>)'
    }

    private static <T> T ask(Supplier<T> supplier) {
        return supplier.get();
    }

    public static int asked(Supplier<List<String>> supplier) {
        List<String> list = ask(supplier);
        return list == null ? 0 : 1 / list.size(); // EXPECT violated: division by zero: ArithmeticException in 'Answers.asked(Supplier<List<String>>)'
    }

    private static <T> void fill(List<T> list, Supplier<T> supplier) {
        list.add(supplier.get());
    }

    public static int filled(Supplier<List<String>> supplier, List<String> other) {
        List<List<String>> lists = new ArrayList<>();
        fill(lists, supplier);
        // EXPECT-NEXT unknown: an answer of a type variable that is used as another type (not modelled) in 'Answers.filled(Supplier<List<String>>, List<String>)'
        List<String> first = lists.get(0); // EXPECT cut: a 'Supplier' that is of type 'List' in 'Answers.filled(Supplier<List<String>>, List<String>)'
        return first == null ? other.size() : 1 / first.size();
    }

    public static <T> String text(Supplier<T> supplier) {
        T one = supplier.get();
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'Answers.text(Supplier<T>)'
        return one instanceof String ? ((String) one).substring(1) : "";
    }
}
