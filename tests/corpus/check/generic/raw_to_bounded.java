// What a raw type holds may be anything, also where it is used as one with a bound; `?` alone says nothing that could be wrong.
class RawToBounded {
    static class Box<T> {
        T value;

        T get() {
            return value;
        }
    }

    //@ requires raw.value != null;
    //@ ensures \result >= 0;
    static int bounded(Box raw) {
        Box<? extends String> box = raw;
        return box.get().length(); // EXPECT unknown: a cast that type arguments imply, in code that is unchecked (not modelled) in 'RawToBounded.bounded(RawToBounded.Box)'
    }

    //@ requires raw.value != null;
    //@ ensures \result >= 0;
    static int given(Box raw) {
        Box<String> box = raw;
        return box.get().length(); // EXPECT unknown: a cast that type arguments imply, in code that is unchecked (not modelled) in 'RawToBounded.given(RawToBounded.Box)'
    }

    //@ requires raw.value != null;
    //@ ensures \result != null;
    static Object any(Box raw) {
        Box<?> box = raw;
        return box.get();
    }
}
// OUTPUT HOLDS       RawToBounded.any(RawToBounded.Box)
