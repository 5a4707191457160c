// Quantifiers: bound variables of any type, with or without a range.
class Quantifiers {
    int[] a;
    Quantifiers next;
    Object any;

    //@ invariant (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ invariant (\exists Quantifiers q; q != null; q.next == this);
    //@ invariant (\forall Object o; o instanceof Quantifiers);
    //@ invariant (\forall boolean b; ; b || !b);
    //@ invariant (\forall int[] row; row.length > 2; (\exists int k; row[k] == 0));
    //@ invariant (\forall Object o; o instanceof Quantifiers q; q.next == null);
    //@ invariant (\forall Integer i; i > 0; i + 1 > i);
    //@ invariant (\forall /*@ nullable @*/ Object o; o == null || o != null);

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    int sum() {
        return 0;
    }

    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x);
    long count(int x) {
        return 0;
    }

    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    //@ ensures \result >= (\min int i; 0 <= i && i < a.length; a[i]);
    //@ ensures (\product byte b; 0 < b && b < 3; b) == 2;
    //@ ensures (\sum int i; i == 1; 0.5) < 1;
    //@ ensures (\forall \bigint n; n + 1 > n);
    int max() {
        // A bound variable may have the name of a local.
        int i = 0;
        //@ assert (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
        return i;
    }

    // The type of a sum is that of its body, promoted; \num_of counts in long.
    //@ ghost int small = (\sum byte b; b == 1; b);
    //@ ghost long number = (\num_of int k; k == 1; true);
}
// COVERS \result, \forall, \exists, \sum, \product, \min, \max, \num_of, \bigint
