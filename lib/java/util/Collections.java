// Collections: algorithms on lists, fixed and unmodifiable collections; checked and synchronized wrappers are not modelled.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Collections {
    public static final Set EMPTY_SET = new FixedEmptySet<>();
    public static final List EMPTY_LIST = new FixedEmptyList<>();
    public static final Map EMPTY_MAP = new FixedEmptyMap<>();

    private Collections() {
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> collection, T... elements) {
        boolean changed = false;
        for (T element : elements) {
            changed |= collection.add(element);
        }
        return changed;
    }

    public static native <T> Queue<T> asLifoQueue(Deque<T> deque);

    public static /*@ pure @*/ <T> int binarySearch(List<? extends Comparable<? super T>> list,
            /*@ nullable @*/ T key) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = list.get(middle).compareTo(key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ <T> int binarySearch(List<? extends T> list, /*@ nullable @*/ T key,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = order(list.get(middle), key, comparator);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static native <E> Collection<E> checkedCollection(Collection<E> collection, Class<E> type);

    public static native <E> List<E> checkedList(List<E> list, Class<E> type);

    public static native <K, V> Map<K, V> checkedMap(Map<K, V> map, Class<K> first, Class<V> second);

    public static native <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> map, Class<K> first,
            Class<V> second);

    public static native <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> set, Class<E> type);

    public static native <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type);

    public static native <E> Set<E> checkedSet(Set<E> set, Class<E> type);

    public static native <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> map, Class<K> first,
            Class<V> second);

    public static native <E> SortedSet<E> checkedSortedSet(SortedSet<E> set, Class<E> type);

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        if (source.size() > target.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < source.size(); i++) {
            target.set(i, source.get(i));
        }
    }

    public static /*@ pure @*/ boolean disjoint(Collection<?> first, Collection<?> second) {
        for (Object element : first) {
            if (second.contains(element)) {
                return false;
            }
        }
        return true;
    }

    public static native <T> Enumeration<T> emptyEnumeration();

    public static <T> Iterator<T> emptyIterator() {
        return Collections.<T>emptyList().iterator();
    }

    public static final /*@ pure @*/ <T> List<T> emptyList() {
        @SuppressWarnings("unchecked")
        List<T> none = (List<T>) EMPTY_LIST;
        return none;
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return Collections.<T>emptyList().listIterator();
    }

    public static final /*@ pure @*/ <K, V> Map<K, V> emptyMap() {
        @SuppressWarnings("unchecked")
        Map<K, V> none = (Map<K, V>) EMPTY_MAP;
        return none;
    }

    public static final native <K, V> NavigableMap<K, V> emptyNavigableMap();

    public static native <E> NavigableSet<E> emptyNavigableSet();

    public static final /*@ pure @*/ <T> Set<T> emptySet() {
        @SuppressWarnings("unchecked")
        Set<T> none = (Set<T>) EMPTY_SET;
        return none;
    }

    public static final native <K, V> SortedMap<K, V> emptySortedMap();

    public static native <E> SortedSet<E> emptySortedSet();

    public static native <T> Enumeration<T> enumeration(Collection<T> collection);

    public static <T> void fill(List<? super T> list, /*@ nullable @*/ T value) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, value);
        }
    }

    public static /*@ pure @*/ int frequency(Collection<?> collection, /*@ nullable @*/ Object object) {
        int count = 0;
        for (Object element : collection) {
            if (Objects.equals(object, element)) {
                count++;
            }
        }
        return count;
    }

    public static native int indexOfSubList(List<?> first, List<?> second);

    public static native int lastIndexOfSubList(List<?> first, List<?> second);

    public static <T> ArrayList<T> list(Enumeration<T> enumeration) {
        ArrayList<T> list = new ArrayList<>();
        while (enumeration.hasMoreElements()) {
            list.add(enumeration.nextElement());
        }
        return list;
    }

    public static /*@ nullable @*/ <T extends Object & Comparable<? super T>> T max(
            Collection<? extends T> collection) {
        Iterator<? extends T> elements = collection.iterator();
        T best = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (element.compareTo(best) > 0) {
                best = element;
            }
        }
        return best;
    }

    public static /*@ nullable @*/ <T> T max(Collection<? extends T> collection,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        Iterator<? extends T> elements = collection.iterator();
        T best = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (order(element, best, comparator) > 0) {
                best = element;
            }
        }
        return best;
    }

    public static /*@ nullable @*/ <T extends Object & Comparable<? super T>> T min(
            Collection<? extends T> collection) {
        Iterator<? extends T> elements = collection.iterator();
        T best = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (element.compareTo(best) < 0) {
                best = element;
            }
        }
        return best;
    }

    public static /*@ nullable @*/ <T> T min(Collection<? extends T> collection,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        Iterator<? extends T> elements = collection.iterator();
        T best = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (order(element, best, comparator) < 0) {
                best = element;
            }
        }
        return best;
    }

    public static <T> List<T> nCopies(int count, /*@ nullable @*/ T value) {
        if (count < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        ArrayList<T> copies = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            copies.add(value);
        }
        return new Unmodifiable<>(copies);
    }

    public static native <E> Set<E> newSetFromMap(Map<E, Boolean> map);

    public static <T> boolean replaceAll(List<T> list, /*@ nullable @*/ T oldValue, /*@ nullable @*/ T newValue) {
        boolean changed = false;
        for (int i = 0; i < list.size(); i++) {
            if (Objects.equals(oldValue, list.get(i))) {
                list.set(i, newValue);
                changed = true;
            }
        }
        return changed;
    }

    public static void reverse(List<?> list) {
        @SuppressWarnings("unchecked")
        List<Object> items = (List<Object>) list;
        int last = items.size() - 1;
        for (int i = 0; i < last - i; i++) {
            items.set(i, items.set(last - i, items.get(i)));
        }
    }

    public static <T> Comparator<T> reverseOrder() {
        return (first, second) -> {
            @SuppressWarnings("unchecked")
            Comparable<Object> right = (Comparable<Object>) second;
            return right.compareTo(first);
        };
    }

    public static <T> Comparator<T> reverseOrder(/*@ nullable @*/ Comparator<T> comparator) {
        if (comparator == null) {
            return reverseOrder();
        }
        return (first, second) -> comparator.compare(second, first);
    }

    public static void rotate(List<?> list, int distance) {
        @SuppressWarnings("unchecked")
        List<Object> items = (List<Object>) list;
        int size = items.size();
        if (size > 0) {
            Object[] copy = items.toArray();
            for (int i = 0; i < size; i++) {
                items.set(Math.floorMod(i + Math.floorMod(distance, size), size), copy[i]);
            }
        }
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, random.nextInt(i));
        }
    }

    public static native void shuffle(List<?> list, java.util.random.RandomGenerator random);

    public static <T> Set<T> singleton(/*@ nullable @*/ T value) {
        HashSet<T> single = new HashSet<>();
        single.add(value);
        return new UnmodifiableItems<>(single);
    }

    public static <T> List<T> singletonList(/*@ nullable @*/ T value) {
        ArrayList<T> single = new ArrayList<>(1);
        single.add(value);
        return new Unmodifiable<>(single);
    }

    public static <K, V> Map<K, V> singletonMap(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        HashMap<K, V> single = new HashMap<>();
        single.put(key, value);
        return new UnmodifiableEntries<>(single);
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, /*@ nullable @*/ Comparator<? super T> comparator) {
        list.sort(comparator);
    }

    public static void swap(List<?> list, int first, int second) {
        @SuppressWarnings("unchecked")
        List<Object> items = (List<Object>) list;
        items.set(first, items.set(second, items.get(first)));
    }

    public static native <T> Collection<T> synchronizedCollection(Collection<T> collection);

    public static native <T> List<T> synchronizedList(List<T> list);

    public static native <K, V> Map<K, V> synchronizedMap(Map<K, V> map);

    public static native <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map);

    public static native <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> set);

    public static native <T> Set<T> synchronizedSet(Set<T> set);

    public static native <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map);

    public static native <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> set);

    public static native <T> Collection<T> unmodifiableCollection(Collection<? extends T> collection);

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return new Unmodifiable<>(list);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableEntries<>(map);
    }

    public static native <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map);

    public static native <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set);

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new UnmodifiableItems<>(set);
    }

    public static native <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map);

    public static native <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set);

    @SuppressWarnings("unchecked")
    private static /*@ pure @*/ <T> int order(/*@ nullable @*/ T left, /*@ nullable @*/ T right,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        return comparator == null ? ((Comparable<Object>) left).compareTo(right) : comparator.compare(left, right);
    }

    // Nothing can be added to these; what changes nothing is allowed.
    private static class FixedEmptyList<E> extends AbstractList<E> implements RandomAccess {
        public /*@ pure nullable @*/ E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        public /*@ pure @*/ int size() {
            return 0;
        }

        public /*@ pure @*/ boolean isEmpty() {
            return true;
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return false;
        }

        public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
            return -1;
        }

        public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
            return -1;
        }

        public /*@ pure @*/ boolean containsAll(Collection<?> collection) {
            return collection.isEmpty();
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof List && ((List<?>) other).isEmpty();
        }

        public /*@ pure @*/ int hashCode() {
            return 1;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
        }

        public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        }
    }

    private static class FixedEmptySet<E> extends AbstractSet<E> {
        public Iterator<E> iterator() {
            return Collections.emptyIterator();
        }

        public /*@ pure @*/ int size() {
            return 0;
        }

        public /*@ pure @*/ boolean isEmpty() {
            return true;
        }

        public void clear() {
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return false;
        }

        public /*@ pure @*/ boolean containsAll(Collection<?> collection) {
            return collection.isEmpty();
        }

        public /*@ pure @*/ int hashCode() {
            return 0;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }
    }

    private static class FixedEmptyMap<K, V> extends AbstractMap<K, V> {
        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        public Set<K> keySet() {
            return emptySet();
        }

        public Collection<V> values() {
            return emptySet();
        }

        public /*@ pure @*/ int size() {
            return 0;
        }

        public /*@ pure @*/ boolean isEmpty() {
            return true;
        }

        public void clear() {
        }

        public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
            return false;
        }

        public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
            return false;
        }

        public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
            return null;
        }

        public /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V otherwise) {
            return otherwise;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map && ((Map<?, ?>) other).isEmpty();
        }

        public /*@ pure @*/ int hashCode() {
            return 0;
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
        }

        public /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }
    }

    private static class Unmodifiable<E> extends AbstractList<E> implements RandomAccess {
        private final List<? extends E> list;

        Unmodifiable(List<? extends E> list) {
            this.list = Objects.requireNonNull(list);
        }

        public /*@ pure nullable @*/ E get(int index) {
            return list.get(index);
        }

        public /*@ pure @*/ int size() {
            return list.size();
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return list.contains(element);
        }

        public boolean addAll(Collection<? extends E> collection) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(int index, Collection<? extends E> collection) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public boolean remove(/*@ nullable @*/ Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> collection) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> collection) {
            throw new UnsupportedOperationException();
        }

        public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
            throw new UnsupportedOperationException();
        }
    }

    private static class UnmodifiableItems<E> extends AbstractSet<E> {
        private final Set<? extends E> set;

        UnmodifiableItems(Set<? extends E> set) {
            this.set = Objects.requireNonNull(set);
        }

        public /*@ pure @*/ int size() {
            return set.size();
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return set.contains(element);
        }

        public Iterator<E> iterator() {
            Iterator<? extends E> elements = set.iterator();
            return new Iterator<>() {
                public boolean hasNext() {
                    return elements.hasNext();
                }

                public /*@ nullable @*/ E next() {
                    return elements.next();
                }
            };
        }

        public boolean addAll(Collection<? extends E> collection) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public boolean remove(/*@ nullable @*/ Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> collection) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> collection) {
            throw new UnsupportedOperationException();
        }
    }

    private static class UnmodifiableEntries<K, V> extends AbstractMap<K, V> {
        private final Map<? extends K, ? extends V> map;

        UnmodifiableEntries(Map<? extends K, ? extends V> map) {
            this.map = Objects.requireNonNull(map);
        }

        public /*@ pure @*/ int size() {
            return map.size();
        }

        public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
            return map.containsKey(key);
        }

        public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
            return map.containsValue(value);
        }

        public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
            return map.get(key);
        }

        public Set<K> keySet() {
            return new UnmodifiableItems<>(map.keySet());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            LinkedHashSet<Map.Entry<K, V>> entries = new LinkedHashSet<>();
            for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
                entries.add(new AbstractMap.SimpleImmutableEntry<>(entry.getKey(), entry.getValue()));
            }
            return new UnmodifiableItems<>(entries);
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> map) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
            throw new UnsupportedOperationException();
        }

        public /*@ nullable @*/ V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }
    }
}
