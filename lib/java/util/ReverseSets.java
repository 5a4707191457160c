// ReverseSets: views from the end of sorted collections that are not those of the library. There is no model.
package java.util;

class ReverseSets {
    private ReverseSets() {
    }

    static native <E> SortedSet<E> of(SortedSet<E> set);

    static native <K, V> SortedMap<K, V> of(SortedMap<K, V> map);
}
