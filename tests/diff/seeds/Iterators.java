import java.util.AbstractList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

// Own collections: a search tree with iterators, lazy sequences, an abstract list.
public class Iterators {
    static class Tree<K extends Comparable<? super K>, V> implements Iterable<Tree.Entry<K, V>> {
        static class Entry<K, V> {
            final K key;
            V value;
            Entry<K, V> left, right;

            Entry(K key, V value) {
                this.key = key;
                this.value = value;
            }

            K getKey() {
                return key;
            }
        }

        private Entry<K, V> root;
        private int size;

        V put(K key, V value) {
            if (root == null) {
                root = new Entry<>(key, value);
                size = 1;
                return null;
            }
            Entry<K, V> current = root;
            while (true) {
                int order = key.compareTo(current.key);
                if (order == 0) {
                    V old = current.value;
                    current.value = value;
                    return old;
                }
                Entry<K, V> next = order < 0 ? current.left : current.right;
                if (next == null) {
                    Entry<K, V> made = new Entry<>(key, value);
                    if (order < 0) {
                        current.left = made;
                    } else {
                        current.right = made;
                    }
                    size++;
                    return null;
                }
                current = next;
            }
        }

        V get(Object key) {
            @SuppressWarnings("unchecked")
            K wanted = (K) key;
            for (Entry<K, V> e = root; e != null;) {
                int order = wanted.compareTo(e.key);
                if (order == 0) return e.value;
                e = order < 0 ? e.left : e.right;
            }
            return null;
        }

        int height() {
            return height(root);
        }

        private static int height(Entry<?, ?> entry) {
            return entry == null ? 0 : 1 + Math.max(height(entry.left), height(entry.right));
        }

        @Override
        public Iterator<Entry<K, V>> iterator() {
            return new Walk();
        }

        private class Walk implements Iterator<Entry<K, V>> {
            private final java.util.ArrayDeque<Entry<K, V>> path = new java.util.ArrayDeque<>();

            Walk() {
                descend(root);
            }

            private void descend(Entry<K, V> from) {
                for (Entry<K, V> e = from; e != null; e = e.left) {
                    path.push(e);
                }
            }

            public boolean hasNext() {
                return !path.isEmpty();
            }

            public Entry<K, V> next() {
                if (!hasNext()) throw new NoSuchElementException();
                Entry<K, V> result = path.pop();
                descend(result.right);
                return result;
            }
        }
    }

    interface Sequence<T> extends Iterable<T> {
        static Sequence<Integer> range(int from, int to) {
            return () -> new Iterator<Integer>() {
                int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    return next++;
                }
            };
        }

        default <R> Sequence<R> map(Function<? super T, ? extends R> function) {
            Sequence<T> self = this;
            return () -> {
                Iterator<T> inner = self.iterator();
                return new Iterator<R>() {
                    public boolean hasNext() {
                        return inner.hasNext();
                    }

                    public R next() {
                        return function.apply(inner.next());
                    }
                };
            };
        }

        default T first(Predicate<? super T> wanted, T otherwise) {
            for (T item : this) {
                if (wanted.test(item)) {
                    return item;
                }
            }
            return otherwise;
        }

        default void into(Collection<? super T> sink) {
            forEach(sink::add);
        }
    }

    static class Slice<E> extends AbstractList<E> {
        private final E[] items;
        private final int from, to;

        @SafeVarargs
        Slice(int from, int to, E... items) {
            this.items = items;
            this.from = from;
            this.to = to;
        }

        @Override
        public E get(int index) {
            return items[from + index];
        }

        @Override
        public int size() {
            return to - from;
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            for (int i = from; i < to; i++) {
                action.accept(items[i]);
            }
        }
    }

    public static void main(String[] args) {
        Tree<String, Integer> tree = new Tree<>();
        tree.put("b", 1);
        tree.put("a", 2);
        int sum = 0;
        for (Tree.Entry<String, Integer> entry : tree) {
            sum += entry.value + entry.getKey().length();
        }
        Sequence<String> texts = Sequence.range(0, 5).map(i -> i * i).map(i -> "n" + i);
        String found = texts.first(s -> s.endsWith("9"), "none");
        List<String> list = new java.util.ArrayList<>();
        texts.into(list);
        list.sort(Comparator.comparing(String::length));
        Slice<Integer> slice = new Slice<>(1, 3, 1, 2, 3, 4);
        System.out.println(found + sum + tree.get("a") + tree.height() + slice.get(0) + list.size());
    }
}
