// havoc: any value of its type, in locals, fields and elements.
class Havoc {
    int x;
    int y;

    // HOLDS
    //@ ensures \result >= 2;
    static int kept() {
        int n = 1;
        //@ havoc n;
        return n < 2 ? 2 : n;
    }

    // VIOLATED
    //@ ensures \result >= 2;
    static int broken() {
        int n = 3;
        //@ havoc n;
        return n;
    }

    // HOLDS
    //@ assignable x;
    //@ ensures y == \old(y);
    void keptField() {
        //@ havoc x;
    }

    // VIOLATED
    //@ assignable y;
    //@ ensures y == \old(y);
    void brokenField() {
        //@ havoc y;
    }

    // HOLDS
    //@ requires a.length > 2;
    //@ assignable a[1 .. 2];
    //@ ensures a[0] == \old(a[0]);
    static void keptElements(int[] a) {
        //@ havoc a[1 .. 2];
    }

    // VIOLATED
    //@ requires a.length > 2;
    //@ assignable a[*];
    //@ ensures a[0] == \old(a[0]);
    static void brokenElements(int[] a) {
        //@ havoc a[*];
    }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
