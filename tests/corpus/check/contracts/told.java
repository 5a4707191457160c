// Postconditions that give a value outright: `\result == e`, `f == e`.
class Told {
    int size, limit;
    /*@ nullable @*/ Told next;
    static int count;

    //@ ensures \result == size + 1;
    /*@ pure @*/ int more() {
        return size + 1;
    }

    //@ ensures more() == \result;
    /*@ pure @*/ int turned() {
        return size + 1;
    }

    //@ ensures \result <==> size == limit;
    /*@ pure @*/ boolean isFull() {
        return size == limit;
    }

    //@ ensures \result == value;
    static byte narrow(byte value) {
        return value;
    }

    // Only some of the ints are bytes.
    //@ requires -128 <= value && value <= 127;
    //@ ensures \result == value;
    static byte narrowed(int value) {
        return (byte) value;
    }

    // The second conjunct says more.
    //@ ensures \result == \old(size) && \result == 3; // EXPECT violated: postcondition
    int isThree() {
        return 3;
    }

    // Nothing is told: both sides are the result.
    //@ ensures \result == \result * 1;
    static int circular() {
        return 7;
    }

    //@ assignable size, limit;
    //@ ensures size == \old(size) + by && this.limit == by;
    void grow(int by) {
        size += by;
        limit = by;
    }

    // Of a state after: not told.
    //@ ensures size == limit + 1;
    void follow() {
        limit = 5;
        size = 6;
    }

    //@ signals_only IllegalStateException;
    //@ ensures size == 1;
    //@ signals (IllegalStateException e) size == 2;
    void mayThrow(boolean fails) {
        if (fails) {
            size = 2;
            throw new IllegalStateException();
        }
        size = 1;
    }

    //@ requires by > 0;
    //@ ensures size == 1;
    //@ also
    //@ requires by <= 0;
    //@ ensures size == 2;
    void byCase(int by) {
        size = by > 0 ? 1 : 2;
    }

    //@ ensures \result == next;
    /*@ nullable pure @*/ Told after() {
        return next;
    }

    //@ ensures this.size == size && this.limit == 9;
    Told(int size) {
        this.size = size;
        limit = 9;
    }

    // ---- Callers

    //@ ensures \result == size + 1;
    int good() {
        return more() + turned() - turned();
    }

    //@ ensures \result == size; // EXPECT violated: postcondition
    int bad() {
        return more();
    }

    //@ ensures \result ==> size == limit;
    boolean full() {
        return isFull();
    }

    //@ ensures \result ==> size == limit + 1; // EXPECT violated: postcondition
    boolean notFull() {
        return isFull();
    }

    //@ requires value == 100;
    //@ ensures \result == 100;
    static int bytes(int value) {
        return narrow((byte) value) + narrowed(value) - value;
    }

    //@ ensures \result == 3;
    int three() {
        return isThree();
    }

    //@ ensures \result == 7; // EXPECT violated: postcondition
    static int any() {
        return circular();
    }

    //@ requires 0 <= size && size < 100;
    //@ ensures size == \old(size) + 5 && limit == 3;
    void twice() {
        grow(2);
        grow(3);
    }

    //@ requires other.size == 0 && size == 0;
    //@ ensures size == (other == this ? 4 : 0);
    void maybeOther(Told other) {
        other.grow(4);
    }

    //@ requires other.size == 0 && size == 0;
    //@ ensures size == 0; // EXPECT violated: postcondition
    void maybeThis(Told other) {
        other.grow(4);
    }

    //@ ensures size == limit + 1;
    void followed() {
        follow();
    }

    //@ ensures limit == \old(limit); // EXPECT violated: postcondition
    void notFollowed() {
        follow();
    }

    //@ ensures \result == size;
    int thrown(boolean fails) {
        try {
            mayThrow(fails);
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    //@ ensures size == 1; // EXPECT violated: postcondition
    void thrownOrNot(boolean fails) {
        try {
            mayThrow(fails);
        } catch (IllegalStateException e) {
            return;
        }
    }

    //@ ensures size == (by > 0 ? 1 : 2);
    void cases(int by) {
        byCase(by);
    }

    //@ ensures size == 1; // EXPECT violated: postcondition
    void oneCase(int by) {
        byCase(by);
    }

    //@ requires next != null && next.next == null;
    //@ ensures \result == null;
    /*@ nullable @*/ Told last() {
        return after().after();
    }

    //@ requires next != null;
    //@ ensures \result == null; // EXPECT violated: postcondition
    /*@ nullable @*/ Told notLast() {
        return after().after();
    }

    //@ ensures \result == 12;
    static int made() {
        Told made = new Told(3);
        return made.size + made.limit;
    }

    //@ ensures \result == 13; // EXPECT violated: postcondition
    static int madeOtherwise() {
        Told made = new Told(3);
        return made.size + made.limit;
    }
}
