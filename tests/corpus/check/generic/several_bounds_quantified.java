// What a type variable with several bounds stands for is of all of them, though its erasure is the first alone: a value,
// a field. Where no given class is of all, any that is of the first stands for it.
// ARGS --encoding quantified
class SeveralBoundsQuantified {
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
        //@ ensures held != other; // EXPECT violated: postcondition in 'SeveralBoundsQuantified.Holder.sameField(SeveralBoundsQuantified.Seven)'
        void sameField(Seven other) {
        }
    }

    //@ ensures (Object) t instanceof Seven;
    static <T extends Base & Numbered> void value(T t, Other other) {
    }

    //@ ensures (Object) t instanceof Other; // EXPECT violated: postcondition in 'SeveralBoundsQuantified.otherValue(T, SeveralBoundsQuantified.Other)'
    static <T extends Base & Numbered> void otherValue(T t, Other other) {
    }

    //@ ensures \result;
    static <T extends Base & Numbered, S extends T> boolean variable(S s, Other other) {
        Object object = s;
        return object instanceof Numbered;
    }

    //@ ensures (Object) t != other; // EXPECT violated: postcondition in 'SeveralBoundsQuantified.oneBound(T, SeveralBoundsQuantified.Other)'
    static <T extends Base> void oneBound(T t, Other other) {
    }

    //@ ensures (Object) t != other; // EXPECT violated: postcondition in 'SeveralBoundsQuantified.nobody(T, SeveralBoundsQuantified.Other)'
    static <T extends Base & Named> void nobody(T t, Other other) {
    }
}
// OUTPUT HOLDS SeveralBoundsQuantified.value(T, SeveralBoundsQuantified.Other)
// OUTPUT HOLDS SeveralBoundsQuantified.variable(S, SeveralBoundsQuantified.Other)
// OUTPUT HOLDS SeveralBoundsQuantified.Holder.field(SeveralBoundsQuantified.Other)
