// Reading through `? extends`, writing through `? super`.
import java.util.*;

class Wildcards {
    double sum(Collection<? extends Number> numbers) {
        double s = 0;
        for (Number n : numbers) s += n.doubleValue();
        return s;
    }
    void fill(List<? super Integer> sink) { sink.add(1); Object o = sink.get(0); }
    int size(List<?> any) { Object o = any.get(0); any.add(null); return any.size(); }
    <T> void copy(List<? super T> to, List<? extends T> from) { for (T t : from) to.add(t); }

    void use(List<Integer> ints, List<Number> numbers, List<Object> objects, Map<String, ? extends List<?>> map) {
        sum(ints);
        fill(numbers);
        fill(objects);
        size(ints);
        copy(numbers, ints);
        List<?> a = ints;
        List<? extends Number> b = ints;
        List<? super Integer> c = objects;
        Map<?, ?> d = map;
        int e = map.get("x").size();
        for (Map.Entry<String, ? extends List<?>> f : map.entrySet()) f.getValue().size();
    }
}
// COVERS wildcards, generics
