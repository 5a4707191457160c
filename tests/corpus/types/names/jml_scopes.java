// What JML expressions see: parameters, \result, quantified variables, members of all kinds.
class JmlScopes {
    private /*@ spec_public */ int count;
    //@ ghost int steps;
    //@ public model int size;
    //@ represents size = count;

    //@ requires n > 0 && a != null;
    //@ ensures \result == \old(count) + n && (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures size == \old(size) + n;
    //@ assignable count, steps;
    public int add(int n, int[] a) {
        //@ set steps = steps + 1;
        int local = n;
        //@ assert local == n && (\exists int i; i == local);
        //@ ghost int g = local;
        //@ assert g == local && \old(count) == count;
        count += local;
        return count;
    }
}
// COVERS \result, \old, \forall, \exists, spec_public, model fields, ghost fields, ghost locals
