// A type variable with several bounds is of all of them; which classes there are nobody knows.
class SeveralBounds {
    interface Numbered {
        /*@ pure @*/ int number();
    }

    static class Base {
    }

    static class Other extends Base {
    }

    static class Seven extends Base implements Numbered {
        /*@ pure @*/ public int number() {
            return 7;
        }
    }

    //@ ensures \result;
    static <T extends Base & Numbered> boolean both(T t, Other other) {
        Object object = t;
        return object instanceof Numbered && object instanceof Base;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'SeveralBounds.one(T, SeveralBounds.Other)'
    static <T extends Base> boolean one(T t, Other other) {
        Object object = t;
        return object instanceof Numbered;
    }
}
// OUTPUT PROVED SeveralBounds.both(T, SeveralBounds.Other)
