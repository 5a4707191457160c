class ModelPredicates {
    int x, y;

    /*@ model pure static boolean sorted(int[] a) {
      @     return (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ } @*/
    //@ model pure static boolean both(int[] a, int[] b) { return sorted(a) && sorted(b); }
    //@ model pure boolean implied() { return x > 0 ==> y > 0; }
    //@ model pure boolean between(int v) { return 0 <= x < v; }

    // HOLDS
    //@ requires a.length <= 3;
    //@ assignable a[*];
    //@ ensures sorted(a);
    static void sort(int[] a) {
        for (int i = 0; i < a.length; i++)
            for (int j = i; j > 0 && a[j - 1] > a[j]; j--) {
                int t = a[j];
                a[j] = a[j - 1];
                a[j - 1] = t;
            }
    }

    // VIOLATED
    //@ requires a.length <= 3;
    //@ assignable a[*];
    //@ ensures sorted(a);
    static void sortMost(int[] a) {
        for (int i = 0; i < a.length; i++)
            for (int j = i; j > 1 && a[j - 1] > a[j]; j--) {
                int t = a[j];
                a[j] = a[j - 1];
                a[j - 1] = t;
            }
    }

    // HOLDS
    //@ requires both(a, b) && a.length > 1;
    //@ ensures a[0] <= a[1];
    static void given(int[] a, int[] b) { }

    // VIOLATED
    //@ requires both(a, b) && a.length > 1;
    //@ ensures a[0] < a[1];
    static void givenLess(int[] a, int[] b) { }

    // HOLDS
    //@ requires implied() && x > 0;
    //@ ensures y > 0;
    void positive() { }

    // VIOLATED
    //@ requires implied();
    //@ ensures y > 0;
    void notPositive() { }

    // HOLDS
    //@ requires between(4);
    //@ ensures between(5) && x < 4;
    void chained() { }

    // VIOLATED
    //@ requires between(5);
    //@ ensures between(4);
    void notChained() { }
}
// DECIDED cadical 8, z3 7, quantified 7, prove 6, inline 8, paths 8
