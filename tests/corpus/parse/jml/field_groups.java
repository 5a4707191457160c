class FieldGroups {
    //@ model int g;
    //@ model int h; in g;
    int a; //@ in g;
    int b, c; //@ in g, this.h;
    int[] d; //@ in g; maps d[*] \into g;
    FieldGroups e;
    //@ in g;
    //@ maps e.a \into g, h;
    //@ maps e.* \into g;
    //@ invariant a > 0;
    //@ requires b > 0;
    void f() {}

    int i; /*@ in g; @*/ int j; //@ in h;
    //@ spec_public
    private int k;
    //@ ghost int l = 0; in g; ghost int m;
}
// COVERS requires, spec_public, model, ghost, invariant, ghost fields, model fields, in and maps
