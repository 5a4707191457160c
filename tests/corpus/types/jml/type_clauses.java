// Invariants, constraints, and what may be static.
class TypeClauses {
    int n;
    static int count;

    //@ invariant n >= 0;
    //@ static invariant count >= 0;
    //@ constraint n >= \old(n);
    //@ static constraint count >= \old(count);
    //@ initially n == 0 && this.n == count;
    //@ axiom (\forall int i; i == i);

    interface Stack {
        //@ model instance int size;
        //@ instance invariant size >= 0;
        //@ initially size == 0;
    }

    enum Level {
        LOW, HIGH;
        //@ invariant ordinal() >= 0;
    }

    record Range(int low, int high) {
        //@ invariant low <= high;
    }
}
// COVERS model, instance, invariant, constraint, initially, axiom, model fields
