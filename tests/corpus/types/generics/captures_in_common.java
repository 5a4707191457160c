// What two captures of `? extends T` have in common is T; raw types within bounds; explicit lambdas
// choose the arguments of an interface with wildcards; `C.this` in a constructor call; inner diamonds.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

class Concat {
    @SafeVarargs
    static <I extends Iterator<?>> Iterator<I> each(I... of) {
        return null;
    }

    static <T> Iterator<T> concat(Iterator<? extends Iterator<? extends T>> in) {
        return null;
    }

    static <T> Iterator<T> two(Iterator<? extends T> a, Iterator<? extends T> b) {
        return concat(each(a, b));
    }

    static <T> Iterator<T> three(Iterator<? extends T> a, Iterator<? extends T> b,
            Iterator<? extends T> c) {
        return concat(each(a, b, c));
    }

    static <F, T> Iterator<T> transform(Iterator<F> from, Function<? super F, ? extends T> by) {
        return null;
    }

    static <T> Iterator<T> all(Iterable<? extends Iterable<? extends T>> in) {
        return concat(transform(in.iterator(), Iterable::iterator));
    }
}

class Sums {
    static <E> List<E> union(List<? extends E> a, List<? extends E> b) {
        return null;
    }

    static <E> List<E> subtract(List<E> a, List<? extends E> b) {
        return a;
    }

    static <E> List<E> sum(List<? extends E> a, List<? extends E> b) {
        return subtract(union(a, b), union(a, b));
    }
}

class Instances<B> {
    <T extends B> Instances<B> putAll(Map<? extends Class<? extends T>, ? extends T> map) {
        return this;
    }

    static <B, S extends B> Instances<B> of(Map<? extends Class<? extends S>, ? extends S> map) {
        return new Instances<B>().putAll(map);
    }
}

class Explicit<E> {
    Set<? extends E> first, second;

    Stream<E> both() {
        return Stream.concat(first.stream(), second.stream().filter((E e) -> !first.contains(e)));
    }
}

class Raw {
    static <E extends Comparable<? super E>> List<E> sorted() {
        return null;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static List<Comparable> all() {
        return Raw.<Comparable>sorted();
    }

    static <V, C extends Collection<V>> V last(C of) {
        return null;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static String text(ArrayList list) {
        return Raw.<String, ArrayList>last(list);
    }
}

class Outer {
    Outer() { }

    Outer(Outer around) { }

    class Inner<W> extends Outer {
        Inner(W value) {
            super(Outer.this);
        }
    }
}

class Box<K> {
    class Key<W> {
        Key(K key, W value) { }
    }

    static <A> Box<A>.Key<String> key(Box<A> box, A key) {
        return box.new Key<>(key, "a");
    }
}
