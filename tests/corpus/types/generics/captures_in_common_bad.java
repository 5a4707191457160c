// The other side: no type in common, types that the interface does not allow, wrong arguments.
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class Bad<E> {
    static <T> List<T> union(List<? extends T> a, List<? extends T> b) {
        return null;
    }

    static <A, B> List<A> sum(List<? extends A> a, List<? extends B> b) {
        return union(a, b); // EXPECT error: cannot convert 'List<Object>' to 'List<A>'
    }

    Stream<? extends E> filtered(Set<? extends E> set) {
        return set.stream().filter((String e) -> e.isEmpty()); // EXPECT error: the parameters of the lambda do not have the types that 'Predicate<? super capture of ? extends E>' needs
    }

    static <T extends Comparable<? super T>> List<T> sorted() {
        return null;
    }

    static List<Object> objects() {
        return Bad.<Object>sorted(); // EXPECT error: 'sorted' expects (), found ()
    }

    class Key<W> {
        Key(E key, W value) { }
    }

    static <A> Bad<A>.Key<String> key(Bad<A> box, String key) {
        return box.new Key<>(key, "a"); // EXPECT error: 'Key' expects (E, W), found (String, String)
    }
}
