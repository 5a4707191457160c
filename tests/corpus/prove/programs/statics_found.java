// Invariants that are found speak of static fields by their names.
class Statics {
    static int total;

    //@ requires 0 <= n && n < 1000;
    //@ ensures total == n;
    static void count(int n) {
        total = 0;
        for (int i = 0; i < n; i++)
            total++;
    }
}
// OUTPUT //@ loop_invariant i <= n;
// OUTPUT //@ loop_invariant Statics.total == i;
