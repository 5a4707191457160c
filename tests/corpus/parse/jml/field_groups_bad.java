class FieldGroupsBad {
    //@ model int g;
    // EXPECT-NEXT error: expected location, found ';'
    int a; //@ in ;
    // EXPECT-NEXT error: expected '\into', found ';'
    int[] b; //@ maps b[*];
    // EXPECT-NEXT error: expected ';', found end of JML annotation
    int c; //@ in g

    void f() {}
    // EXPECT-NEXT error: 'in' belongs behind a field
    //@ in g;

    void h() {
        int x;
        // EXPECT-NEXT error: 'maps' belongs behind a field
        //@ maps x \into g;
    }
}
// COVERS in and maps, malformed JML
