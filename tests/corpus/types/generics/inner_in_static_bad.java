// An inner class of a generic class depends on the arguments of the class around.
class InnerInStatic<K> {
    class Entry {
        K key;
    }

    static int height(Entry entry) { // EXPECT error: inner class 'Entry' of a generic class cannot be used in a static context
        return 1;
    }

    static int raw(InnerInStatic.Entry entry) { return 1; }

    static <T> T of(InnerInStatic<T>.Entry entry) { return entry.key; }

    static class Sub extends Object {
        Sub(InnerInStatic<String> outer) {
            outer.super(); // EXPECT error: 'Object' is not an inner class: there is no instance around it
        }
    }
}
// COVERS inner classes, static context
