// ARGS --all
// The copy of a T[] is of the class of the array, not an Object[].
class ArrayCopies {
    String[] kept = {};

    @SafeVarargs
    static <T> T[] copy(T... values) {
        return values.clone();
    }

    void set(String... given) {
        kept = copy(given);
    }

    //@ ensures \result != given && \result.length == given.length;
    //@ ensures (\forall int i; 0 <= i && i < given.length; \result[i] == given[i]);
    static <T> T[] same(T[] given) {
        return given.clone();
    }

    //@ ensures \result == given; // EXPECT violated: postcondition in 'ArrayCopies.sameWrong(T[])'
    static <T> T[] sameWrong(T[] given) {
        return given.clone();
    }

    Integer[] setWrong(Object... given) {
        return (Integer[]) copy(given); // EXPECT violated: class cast: ClassCastException in 'ArrayCopies.setWrong(Object...)'
    }
}
