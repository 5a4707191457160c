class NullDereference {
    /*@ nullable @*/ NullDereference next;
    int value;

    //@ requires next != null;
    //@ ensures true;
    int second() {
        return next.next.value; // EXPECT violated@16: null dereference: NullPointerException in 'NullDereference.second()'
    }

    //@ requires next != null && next.next != null;
    //@ ensures \result == next.next.value;
    int secondChecked() {
        return next.next.value;
    }

    //@ ensures \result >= 0;
    static int length(int /*@ nullable @*/ [] a) {
        return a.length; // EXPECT violated: null dereference: NullPointerException
    }
}
// OUTPUT HOLDS NullDereference.secondChecked()
