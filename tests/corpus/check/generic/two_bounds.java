// A type variable with two bounds: what is called is the method of the one, of objects that are of both.
class TwoBounds {
    interface Numbered {
        /*@ pure @*/ int number();
    }

    static class Base {
    }

    static class Seven extends Base implements Numbered {
        /*@ pure @*/ public int number() {
            return 7;
        }
    }

    static class Eight extends Base implements Numbered {
        /*@ pure @*/ public int number() {
            return 8;
        }
    }

    static class Other extends Base {
        /*@ pure @*/ public int number(int x) {
            return x;
        }
    }

    //@ ensures \result == t.number();
    static <T extends Base & Numbered> int number(T t) {
        return t.number();
    }

    //@ ensures t.number() == 7 || t.number() == 8;
    static <T extends Base & Numbered> void known(T t, Other o) {
    }

    //@ ensures t.number() == 7; // EXPECT violated: postcondition in 'TwoBounds.notKnown(T, TwoBounds.Other)'
    static <T extends Base & Numbered> void notKnown(T t, Other o) {
    }
}
// OUTPUT HOLDS TwoBounds.known(T, TwoBounds.Other)
