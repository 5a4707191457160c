class Cell {
    int value;
    /*@ nullable @*/ Cell next;

    //@ ensures value == \old(value) + 1;
    void add() {
        value++;
    }

    //@ ensures value == \old(value + 1); // EXPECT violated: postcondition in 'Cell.addWrong()'
    void addWrong() {
        value += 2;
    }

    // The object of the start, its field now.
    //@ requires next != null && next != this;
    //@ ensures \old(next).value == 3 && next == null;
    void cut() {
        next.value = 3;
        next = null;
    }

    // The field of the object at the start.
    //@ requires next != null && next.value == 1;
    //@ ensures \old(next.value) == 1 && \old(next).value == 3;
    void cutOld() {
        next.value = 3;
        next = null;
    }

    //@ requires next != null && next.value == 1;
    //@ ensures \old(next).value == 1; // EXPECT violated: postcondition in 'Cell.cutWrong()'
    void cutWrong() {
        next.value = 3;
        next = null;
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + 1);
    static void all(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i]++;
        }
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
    static void reverse(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i])); // EXPECT violated: postcondition in 'Cell.reverseWrong(int[])'
    static void reverseWrong(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            a[i] = a[j];
            a[j] = a[i];
        }
    }

    //@ ensures \not_modified(value);
    void untouched(Cell other) {
        if (other != this) {
            other.value++;
        }
    }

    //@ ensures \not_modified(value); // EXPECT violated: postcondition in 'Cell.touched(Cell)'
    void touched(Cell other) {
        other.value++;
    }
}
// OUTPUT HOLDS Cell.add()
// OUTPUT HOLDS Cell.cut()
// OUTPUT HOLDS Cell.cutOld()
// OUTPUT HOLDS Cell.all(int[])
// OUTPUT HOLDS Cell.reverse(int[])
// OUTPUT HOLDS Cell.untouched(Cell)
