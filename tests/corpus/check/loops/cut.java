// ARGS --loops invariant
// Loops with an invariant are cut by it: one iteration, from any state that it allows.
class Cut {
    int[] data;
    int total;

    /*@ requires n >= 0;
      @ ensures \result == n;
      @*/
    static int count(int n) {
        int i = 0;
        /*@ maintaining 0 <= i && i <= n;
          @ decreases n - i;
          @*/
        while (i < n)
            i++;
        return i;
    }

    // Right, but the invariant does not say so.
    /*@ requires 0 <= n && n < 4;
      @ ensures \result == n; // EXPECT violated: postcondition
      @*/
    static int weak(int n) {
        int i = 0;
        //@ maintaining 0 <= i;
        while (i < n)
            i++;
        return i;
    }

    // It does not hold when the loop is reached.
    //@ ensures \result == 0;
    static int notAtFirst(int n) {
        //@ maintaining n == 0; // EXPECT violated: loop invariant
        while (n != 0)
            n--;
        return n;
    }

    // An iteration breaks it.
    /*@ requires n > 5;
      @ ensures \result == n;
      @*/
    static int notKept(int n) {
        int i = 0;
        //@ maintaining i <= 3; // EXPECT violated: loop invariant
        while (i < n)
            i++;
        return n;
    }

    //@ ensures \result >= 0;
    static int grows(int n) {
        int i = 0;
        /*@ maintaining 0 <= i;
          @ decreases i; // EXPECT violated: decreases
          @*/
        while (i < n)
            i++;
        return i;
    }

    // Without a heap of its own to speak of, the rest stays.
    //@ ensures (\forall int i; 0 <= i && i < data.length; data[i] == v);
    //@ ensures total == \old(total);
    void fill(int v) {
        /*@ maintaining 0 <= i && i <= data.length;
          @ maintaining (\forall int j; 0 <= j && j < i; data[j] == v);
          @ decreases data.length - i;
          @*/
        for (int i = 0; i < data.length; i++)
            data[i] = v;
    }

    //@ ensures (\forall int i; 0 <= i && i < data.length; data[i] == v); // EXPECT violated: postcondition
    void fillWrong(int v) {
        /*@ maintaining 1 <= i;
          @ maintaining (\forall int j; 1 <= j && j < i && j < data.length; data[j] == v);
          @ decreases data.length - i;
          @*/
        for (int i = 1; i < data.length; i++)
            data[i] = v;
    }

    // The loop ends in the middle, and by return.
    /*@ ensures \result == -1 || 0 <= \result && \result < data.length && data[\result] == key;
      @ ensures \result == -1 ==> (\forall int i; 0 <= i && i < data.length; data[i] != key);
      @*/
    int find(int key) {
        int i = 0;
        /*@ maintaining 0 <= i && i <= data.length;
          @ maintaining (\forall int j; 0 <= j && j < i; data[j] != key);
          @ decreases data.length - i;
          @*/
        while (true) {
            if (i == data.length)
                break;
            if (data[i] == key)
                return i;
            i++;
        }
        return -1;
    }

    // Loops without an invariant are unrolled.
    /*@ requires 0 <= n && n < 5;
      @ ensures \result == n;
      @*/
    static int plain(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }

    //@ ensures \result >= 0;
    int positives() {
        int count = 0;
        //@ maintaining 0 <= count;
        for (int x : data)
            if (x > 0 && count < 100)
                count++;
        return count;
    }

    // What is called in the loop changes what its contract lets it.
    //@ assignable total;
    //@ ensures total >= \old(total);
    void raise() {
        if (total < 100)
            total++;
    }

    /*@ requires total >= 0;
      @ ensures total >= \old(total);
      @*/
    void calls(int n) {
        //@ maintaining total >= \old(total);
        for (int i = 0; i < n; i++)
            raise();
    }

    //@ requires n < 4;
    //@ ensures total == \old(total); // EXPECT violated: postcondition
    void callsWrong(int n) {
        //@ maintaining total >= \old(total);
        for (int i = 0; i < n; i++)
            raise();
    }
}
// OUTPUT for every input, 32-bit int; loops cut by their invariants; all else followed to its end
// OUTPUT only with loops cut by invariants; with loops unrolled it is not violated
// OUTPUT tests/corpus/check/loops/cut.java:27:9: note: only because the loop invariant says less than the loop does: unrolled, nothing breaks here within the scope; strengthen the invariant
// OUTPUT looking at every input, 32-bit int; loops cut by their invariants, whether they end is not checked
