// Model and ghost members.
class Members {
    //@ model int size;
    //@ public model int length, width;
    //@ ghost int count = 0;
    //@ private ghost nullable Object o = null;
    //@ ghost static final \bigint big = 1;
    //@ ghost \real r; ghost \TYPE t = \type(int);
    //@ public model instance int height;

    /*@ public pure model static \bigint unsigned(int v) {
      @     return v >= 0 ? v : v + (((\bigint) 1) << 32);
      @ }
      @
      @ public pure model static \bigint power(int p) {
      @     ghost \bigint v = 1;
      @     for (int i = 0; i < p; i++) v *= 5;
      @     return v;
      @ }
      @*/

    /*@ requires x > 0;
      @ ensures \result > 0;
      @ public model int positive(int x);
      @
      @ requires x < 0;
      @ public model pure int negative(int x) { return -x; }
      @ model int tail;
      @*/

    //@ ensures \result > 0;
    //@ model int a();
    //@ requires x > 0;
    int b(int x) { return x; }

    //@ requires true;
    //@ model
    //@ pure <T> T c(T x);

    //@ public model Members(int x);

    //@ model class Cell { int x; }
    //@ public static model interface Empty {}
}
// COVERS requires, ensures, pure, nullable, model, ghost, instance, ghost fields, model fields
// COVERS model methods
