// Own linked structures without the library: lists, maps, queues, recursion.
class Lists {
    interface List<T> {
        boolean isEmpty();

        T head();

        List<T> tail();

        default int size() {
            int n = 0;
            for (List<T> rest = this; !rest.isEmpty(); rest = rest.tail()) {
                n++;
            }
            return n;
        }

        default List<T> prepend(T item) {
            return new Cons<T>(item, this);
        }

        static <T> List<T> nil() {
            return new Nil<>();
        }

        @SafeVarargs
        static <T> List<T> of(T... items) {
            List<T> result = nil();
            for (int i = items.length; i-- > 0;) {
                result = result.prepend(items[i]);
            }
            return result;
        }
    }

    private static final class Nil<T> implements List<T> {
        public boolean isEmpty() {
            return true;
        }

        public T head() {
            throw new UnsupportedOperationException();
        }

        public List<T> tail() {
            throw new UnsupportedOperationException("tail");
        }
    }

    private static final class Cons<T> implements List<T> {
        private final T head;
        private final List<T> tail;

        Cons(T head, List<T> tail) {
            this.head = head;
            this.tail = tail;
        }

        public boolean isEmpty() {
            return false;
        }

        public T head() {
            return head;
        }

        public List<T> tail() {
            return tail;
        }
    }

    interface Mapper<A, B> {
        B map(A value);
    }

    static <A, B> List<B> map(List<A> list, Mapper<? super A, ? extends B> mapper) {
        if (list.isEmpty()) {
            return List.nil();
        }
        B mapped = mapper.map(list.head());
        return Lists.<A, B>map(list.tail(), mapper).prepend(mapped);
    }

    static <T> List<T> append(List<? extends T> first, List<T> second) {
        return first.isEmpty() ? second : append(first.tail(), second).prepend(first.head());
    }

    static <T> List<T> reverse(List<T> list) {
        List<T> result = List.nil();
        while (!list.isEmpty()) {
            result = result.prepend(list.head());
            list = list.tail();
        }
        return result;
    }

    static int sum(List<Integer> list) {
        return list.isEmpty() ? 0 : list.head() + sum(list.tail());
    }

    static class HashTable {
        private static class Bucket {
            final String key;
            Object value;
            Bucket next;

            Bucket(String key, Object value, Bucket next) {
                this.key = key;
                this.value = value;
                this.next = next;
            }
        }

        private Bucket[] buckets = new Bucket[8];
        private int size;

        private static int slot(String key, int length) {
            return (key.hashCode() & 0x7fffffff) % length;
        }

        Object put(String key, Object value) {
            int slot = slot(key, buckets.length);
            for (Bucket b = buckets[slot]; b != null; b = b.next) {
                if (b.key.equals(key)) {
                    Object old = b.value;
                    b.value = value;
                    return old;
                }
            }
            buckets[slot] = new Bucket(key, value, buckets[slot]);
            if (++size > buckets.length * 2) {
                grow();
            }
            return null;
        }

        private void grow() {
            Bucket[] old = buckets;
            buckets = new Bucket[old.length * 2];
            for (Bucket first : old) {
                Bucket b = first;
                while (b != null) {
                    Bucket next = b.next;
                    int slot = slot(b.key, buckets.length);
                    b.next = buckets[slot];
                    buckets[slot] = b;
                    b = next;
                }
            }
        }

        <T> T get(String key, Class<T> type) {
            for (Bucket b = buckets[slot(key, buckets.length)]; b != null; b = b.next) {
                if (b.key.equals(key) && type.isInstance(b.value)) {
                    return type.cast(b.value);
                }
            }
            return null;
        }
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(1, 2, 3);
        List<String> texts = map(numbers, n -> "n" + (n + 1));
        List<Object> mixed = append(texts, List.<Object>of(1.5, 'c'));
        List<Number> wide = append(numbers, List.of((Number) 2.5));
        HashTable table = new HashTable();
        table.put("a", 1);
        Object old = table.put("a", "text");
        Integer none = table.get("a", Integer.class);
        String some = table.get("a", String.class);
        System.out.println(sum(reverse(numbers)) + mixed.size() + wide.size() + some + old + none);
    }
}
