// EXIT 1
// What a loop may assign: everything else is, at its head, as it was when the loop was reached; every
// assignment inside is checked.
class LoopAssignable {
    int count;
    int other;
    /*@ nullable @*/ LoopAssignable next;

    //@ requires a != b;
    //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k]));
    static void elements(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ assignable a[*];
        for (int i = 0; i < a.length; i++)
            a[i] = 0;
    }

    //@ requires 0 <= n && n <= a.length;
    //@ ensures (\forall int k; n <= k && k < a.length; a[k] == \old(a[k]));
    static void part(int[] a, int n) {
        //@ loop_invariant 0 <= i;
        //@ assignable a[0 .. n - 1];
        for (int i = 0; i < n; i++)
            a[i] = 0;
    }

    //@ requires 0 < n && n < a.length;
    //@ ensures true;
    static void tooFar(int[] a, int n) {
        //@ loop_invariant 0 <= i && i <= n + 1;
        //@ assignable a[0 .. n - 1];
        for (int i = 0; i <= n; i++)
            a[i] = 0; // EXPECT violated: assignment to an array element, which the loop must not assign in 'LoopAssignable.tooFar(int[], int)'
    }

    //@ ensures other == \old(other);
    void fields(int n) {
        //@ loop_invariant true;
        //@ assignable count;
        for (int i = 0; i < n; i++)
            count++;
    }

    //@ requires that != this;
    //@ ensures that.count == \old(that.count);
    void ofThisAlone(LoopAssignable that, int n) {
        //@ loop_invariant true;
        //@ assignable count;
        for (int i = 0; i < n; i++)
            this.count = i;
    }

    //@ ensures true;
    void ofAnother(LoopAssignable that, int n) {
        //@ loop_invariant true;
        //@ assignable count;
        for (int i = 0; i < n; i++)
            that.count = i; // EXPECT violated: assignment to 'count', which the loop must not assign in 'LoopAssignable.ofAnother(LoopAssignable, int)'
    }

    //@ ensures count == \old(count);
    void made(int n) {
        LoopAssignable head = null;
        //@ loop_invariant true;
        //@ assignable \nothing;
        for (int i = 0; i < n; i++) {
            LoopAssignable fresh = new LoopAssignable();
            fresh.count = i;
            fresh.next = head;
            head = fresh;
        }
    }

    //@ assignable count;
    //@ ensures count == \old(count) + 1;
    void step() {
        count++; // EXPECT violated: assignment to 'count', which the loop must not assign in 'LoopAssignable.callsToo(int)'
    }

    //@ ensures other == \old(other);
    void calls(int n) {
        //@ loop_invariant true;
        //@ assignable count;
        for (int i = 0; i < n; i++)
            step();
    }

    //@ ensures true;
    void callsToo(int n) {
        //@ loop_invariant true;
        //@ assignable other;
        for (int i = 0; i < n; i++)
            step();
    }

    //@ ensures true;
    void nested(int n) {
        //@ loop_invariant true;
        //@ assignable count;
        for (int i = 0; i < n; i++) {
            //@ loop_invariant true;
            //@ assignable count, other;
            for (int j = 0; j < i; j++)
                other = j; // EXPECT violated: assignment to 'other', which the loop must not assign in 'LoopAssignable.nested(int)'
        }
    }

    //@ requires a.length > 0;
    //@ ensures a[0] == \old(a[0]); // EXPECT violated: postcondition in 'LoopAssignable.noHelp(int[])'
    static void noHelp(int[] a) {
        //@ loop_invariant 0 <= i;
        //@ assignable a[*];
        for (int i = 0; i < a.length; i++)
            a[i] = 0;
    }
}
// OUTPUT PROVED LoopAssignable.elements(int[], int[])
// OUTPUT PROVED LoopAssignable.part(int[], int)
// OUTPUT PROVED LoopAssignable.fields(int)
// OUTPUT PROVED LoopAssignable.ofThisAlone(LoopAssignable, int)
// OUTPUT PROVED LoopAssignable.made(int)
// OUTPUT PROVED LoopAssignable.calls(int)
