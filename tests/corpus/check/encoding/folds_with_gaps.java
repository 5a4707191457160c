// ARGS --encoding quantified
// Folds over few numbers are written out, those that the range leaves out are not counted; nobody counts the numbers between two doubles.
class Folds {
    //@ requires a != null && a.length == 4;
    //@ ensures \result == (\sum int i; 0 <= i && i < 4 && i != 2; a[i]);
    static int skipped(int[] a) {
        return a[0] + a[1] + a[3];
    }

    //@ requires a != null && a.length == 4;
    //@ ensures \result == (\sum int i; 0 <= i && i < 4 && i != 2; a[i]); // EXPECT violated: postcondition in 'Folds.all(int[])'
    static int all(int[] a) {
        return a[0] + a[1] + a[2] + a[3];
    }

    //@ ensures (\forall double d; d >= 0.0 || d <= 0.0 || d != d); // EXPECT unknown: a quantifier over this type (not modelled) in 'Folds.doubles()'
    static void doubles() {
    }
}
