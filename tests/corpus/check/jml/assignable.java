class Frame {
    int a;
    int b;
    static int s;
    /*@ nullable @*/ Frame other;
    int[] data = new int[0];

    //@ assignable \nothing;
    int nothing() {
        int x = a;
        x++;
        Frame f = new Frame();
        f.a = x;
        return f.a;
    }

    //@ assignable \nothing;
    void nothingWrong() {
        a = 1; // EXPECT violated: assign
    }

    //@ assignable \everything;
    void everything() {
        a = 1;
        s = 2;
        data = new int[3];
    }

    //@ assignable a, this.b;
    void fields() {
        a = 1;
        b = 1;
    }

    //@ requires other != null;
    //@ assignable other.a;
    void ofOther() {
        other.a = 3;
    }

    //@ requires other != null;
    //@ assignable other.a;
    void ofOtherWrong() {
        a = 3; // EXPECT violated: assign
    }

    //@ assignable s;
    static void statics() {
        s = 4;
    }

    //@ assignable \nothing;
    static void staticsWrong() {
        s = 4; // EXPECT violated: assign
    }

    //@ assignable this.*;
    void all() {
        a = b = 2;
        data = new int[1];
    }

    //@ requires other != null;
    //@ assignable this.*;
    void allWrong() {
        other.b = 2; // EXPECT violated: assign
    }

    //@ requires d.length > 2;
    //@ assignable d[1];
    static void element(int[] d) {
        d[1] = 5;
    }

    //@ requires d.length > 2;
    //@ assignable d[1];
    static void elementWrong(int[] d) {
        d[2] = 5; // EXPECT violated: assign
    }

    //@ requires d.length > 2;
    //@ assignable d[0..1];
    static void range(int[] d) {
        d[0] = 5;
        d[1] = 5;
    }

    //@ requires d.length > 2;
    //@ assignable d[0..1];
    static void rangeWrong(int[] d, int i) {
        if (0 <= i && i < d.length) {
            d[i] = 5; // EXPECT violated: assign
        }
    }

    //@ assignable d[*];
    static void elements(int[] d) {
        for (int i = 0; i < d.length; i++) {
            d[i] = i;
        }
    }

    //@ assignable data;
    void elementsWrong() {
        if (data.length > 0) {
            data[0] = 1; // EXPECT violated: assign
        }
    }

    // The location is that of the start.
    //@ requires other != null && other != this;
    //@ assignable other, other.a;
    void moved() {
        Frame f = other;
        other = this;
        f.a = 1;
    }

    //@ requires other != null && other != this;
    //@ assignable other, other.a;
    void movedWrong() {
        other = this;
        other.a = 1; // EXPECT violated: assign
    }

    // In methods called too.
    //@ assignable a;
    void called() {
        helper();
    }

    //@ assignable b;
    void calledWrong() {
        helper();
    }

    private void helper() {
        a++; // EXPECT violated: assign
    }

    /*@ requires x > 0;
      @ assignable a;
      @ also
      @ requires x <= 0;
      @ assignable b;
      @*/
    void cases(int x) {
        if (x > 0) {
            a = x;
        } else {
            b = x;
        }
    }

    /*@ requires x > 0;
      @ assignable a;
      @ also
      @ requires x <= 0;
      @ assignable b;
      @*/
    void casesWrong(int x) {
        if (x >= 0) {
            a = x; // EXPECT violated: assign
        } else {
            b = x;
        }
    }

    //@ ensures \result == a;
    /*@ pure @*/ int get() {
        return a;
    }

    //@ ensures \result == a;
    /*@ pure @*/ int getWrong() {
        return ++a; // EXPECT violated: assign
    }
}
// OUTPUT HOLDS Frame.nothing()
// OUTPUT HOLDS Frame.everything()
// OUTPUT HOLDS Frame.fields()
// OUTPUT HOLDS Frame.ofOther()
// OUTPUT HOLDS Frame.statics()
// OUTPUT HOLDS Frame.all()
// OUTPUT HOLDS Frame.element(int[])
// OUTPUT HOLDS Frame.range(int[])
// OUTPUT HOLDS Frame.elements(int[])
// OUTPUT HOLDS Frame.moved()
// OUTPUT HOLDS Frame.called()
// OUTPUT HOLDS Frame.cases(int)
// OUTPUT HOLDS Frame.get()
