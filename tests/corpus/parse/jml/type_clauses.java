class TypeClauses {
    int x;
    //@ model int y;
    //@ model int z;

    //@ invariant x > 0;
    //@ public invariant x > 0;
    //@ private static invariant true;
    //@ public instance invariant x > 0 ==> x != 0;
    //@ invariant_redundantly x > 0;
    //@ constraint \old(x) <= x;
    //@ private constraint x >= 0;
    //@ initially x == 0;
    //@ public initially x == 0;
    //@ axiom (\forall int i; i + 0 == i);
    //@ represents y = x;
    //@ private represents y <- x + 1;
    //@ represents z \such_that z > x;
    //@ represents this.z = x;
    //@ static represents z = 0;

    /*@ invariant x > 0
      @        && x > 1;
      @ public invariant (\forall int i; 0 <= i && i < x; i >= 0); */

    //@ invariant x > 3; // the next belongs to the method
    //@ requires x > 0;
    void f() {}
}
// COVERS requires, model, instance, invariant, constraint, initially, axiom, represents
// COVERS model fields
