// Objects that a contract speaks of may be new.
class Created {
    int value;
    /*@ nullable @*/ Created next;

    //@ ensures \fresh(\result) && \result.value == v;
    static /*@ pure @*/ Created make(int v) {
        Created made = new Created();
        made.value = v;
        return made;
    }

    /*@ assignable next;
      @ ensures next != null && next.value == v;
      @*/
    void append(int v) {
        Created made = new Created(); // EXPECT cut: executions that need more than 4 objects of class 'Created'
        made.value = v;
        next = made;
    }

    //@ requires 0 <= n && n <= 4;
    //@ ensures \fresh(\result) && \result.length == n;
    //@ ensures (\forall int i; 0 <= i && i < n; \result[i] == i);
    static /*@ pure @*/ int[] range(int n) {
        int[] made = new int[n];
        for (int i = 0; i < n; i++)
            made[i] = i;
        return made;
    }

    //@ ensures \result.value == 3 && \fresh(\result) && \result != this;
    Created three() {
        return make(3);
    }

    //@ ensures \result.next == null; // EXPECT violated: postcondition
    Created nothingBehind() {
        return make(3);
    }

    //@ ensures \result == 9;
    int appended() {
        append(9); // EXPECT cut: executions that need more than 4 objects of class 'Created'
        return next.value;
    }

    // The contract does not say whether it is a new one.
    //@ ensures \fresh(next); // EXPECT violated: postcondition
    void appendedNew() {
        append(9);
    }

    //@ ensures \result == 3;
    static int two() {
        int[] a = range(3);
        return a[1] + a[2];
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition
    static int twoWrong() {
        int[] a = range(3);
        return a[1] + a[2];
    }

    //@ ensures \fresh(\result);
    static /*@ pure @*/ int[] anyArray() {
        return new int[2];
    }

    //@ ensures \result >= 0;
    static int anyLength() {
        return anyArray().length; // EXPECT cut: longer arrays than are followed, after 'anyArray',
    }
}
