class Quantifiers {
    int x;
    int[] a;
    Object[] os;

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    //@ requires (\exists int i, j; 0 <= i && i < j; a[i] == a[j]);
    //@ requires (\forall int i;; a[i] > 0) && (\forall int i; a[i] > 0);
    //@ requires \forall int i; 0 <= i; i >= 0;
    //@ requires x > 0 ==> \exists int i; i > x;
    //@ requires \exists int i; i > x; requires x > 0;
    //@ requires (\sum int i; 0 <= i && i < 3; a[i]) + (\product long l; 0 < l && l < 4; l) > 0;
    //@ requires (\min int i; 0 <= i && i < 3; a[i]) < (\max int i; 0 <= i && i < 3; a[i]);
    //@ requires (\num_of int i; 0 <= i && i < 3; a[i] == 0) > 1;
    //@ requires (\forall nullable Object o; o == null || o != null);
    //@ requires (\forall non_null Object[] o, p; o.length > 0; p[0] == o[0]);
    //@ requires (\forall int[] b, c[]; b == c[0]);
    //@ requires (\forall java.util.List<String> l; l.size() >= 0);
    //@ requires (\forall \bigint i; i * i >= 0) && (\exists \TYPE t; t == \type(int));
    //@ requires (\forall int i; (\exists int j; i < j; j > 0));
    //@ requires !(\forall int i; i > 0) || ((\forall int i; i > 0));
    //@ requires (\forall int i; 0 <= i; i >= 0) ==> x > 0;
    //@ requires os[(\max int i; i < 3; i)] == null;
    void f() {}
}
// COVERS \forall, \exists, \sum, \product, \min, \max, \num_of, ==>, chained comparisons, \type
// COVERS \bigint
