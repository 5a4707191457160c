// What a type variable with several bounds stands for is of all of them, though its erasure is the first alone: a value,
// a field, the elements of an array. Where no given class is of all, any that is of the first stands for it.
class SeveralBounds {
    interface Numbered {
        /*@ pure @*/ int number();
    }

    interface Named {
    }

    static class Base {
    }

    static class Seven extends Base implements Numbered {
        /*@ pure @*/ public int number() {
            return 7;
        }
    }

    static class Other extends Base {
    }

    static class Holder<T extends Base & Numbered> {
        T held;

        //@ requires held != null;
        //@ ensures (Object) held instanceof Seven;
        void field(Other other) {
        }

        //@ requires held != null;
        //@ ensures held != other; // EXPECT violated: postcondition in 'SeveralBounds.Holder.sameField(SeveralBounds.Seven)'
        void sameField(Seven other) {
        }
    }

    //@ ensures (Object) t instanceof Seven;
    static <T extends Base & Numbered> void value(T t, Other other) {
    }

    //@ ensures (Object) t instanceof Other; // EXPECT violated: postcondition in 'SeveralBounds.otherValue(T, SeveralBounds.Other)'
    static <T extends Base & Numbered> void otherValue(T t, Other other) {
    }

    //@ ensures \result;
    static <T extends Base & Numbered, S extends T> boolean variable(S s, Other other) {
        Object object = s;
        return object instanceof Numbered;
    }

    //@ requires ts.length > 0 && ts[0] != null;
    //@ ensures (Object) ts[0] instanceof Numbered;
    static <T extends Base & Numbered> void element(T[] ts, Other other) {
    }

    //@ ensures (Object) t != other; // EXPECT violated: postcondition in 'SeveralBounds.oneBound(T, SeveralBounds.Other)'
    static <T extends Base> void oneBound(T t, Other other) {
    }

    //@ ensures (Object) t != other; // EXPECT violated: postcondition in 'SeveralBounds.nobody(T, SeveralBounds.Other)'
    static <T extends Base & Named> void nobody(T t, Other other) {
    }
}
// OUTPUT HOLDS SeveralBounds.value(T, SeveralBounds.Other)
// OUTPUT HOLDS SeveralBounds.variable(S, SeveralBounds.Other)
// OUTPUT HOLDS SeveralBounds.element(T[], SeveralBounds.Other)
// OUTPUT HOLDS SeveralBounds.Holder.field(SeveralBounds.Other)
