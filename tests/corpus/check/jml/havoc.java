// `havoc`: the locations get any value of their type, and count as assigned.
class Havoc {
    int x;
    long l;
    static byte small;

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Havoc.broken()'
    static int broken() {
        int y = 1;
        //@ havoc y;
        return y;
    }

    //@ ensures \result >= 2;
    static int kept() {
        int y = 1;
        //@ havoc y;
        if (y < 2)
            y = 2;
        return y;
    }

    //@ requires a.length > 1;
    //@ assignable a[*];
    //@ ensures a[0] == \old(a[0]); // EXPECT violated: postcondition in 'Havoc.elements(int[])'
    static void elements(int[] a) {
        //@ havoc a[*];
    }

    //@ requires a.length > 1;
    //@ assignable a[*];
    //@ ensures a[0] == \old(a[0]);
    static void others(int[] a) {
        //@ havoc a[1 ..];
    }

    //@ requires a.length > 1;
    //@ assignable a[0]; // the call that `havoc` stands for assigns all of it
    static void frame(int[] a) {
        //@ havoc a[*]; // EXPECT violated: call of 'fillInt', which may assign what is not assignable here, in 'Havoc.frame(int[])'
    }

    //@ assignable a[*];
    static void beyond(int[] a) {
        //@ havoc a[0 .. 5]; // EXPECT violated: precondition of 'fillInt' in 'Havoc.beyond(int[])'
    }

    //@ assignable x;
    void field() {
        //@ havoc x, l; // EXPECT violated: assignment to 'l', which is not assignable in 'Havoc.field()'
    }

    //@ assignable small;
    //@ ensures -128 <= small && small <= 127;
    void ofItsType() {
        //@ havoc small;
    }

    //@ assignable small;
    //@ ensures small < 127; // EXPECT violated: postcondition in 'Havoc.anyOfItsType()'
    void anyOfItsType() {
        //@ havoc small;
    }

    //@ ensures \result == 0;
    static int loop(int n) {
        int y = 0;
        //@ loop_invariant y == 0; // EXPECT violated: loop invariant in 'Havoc.loop(int)'
        for (int i = 0; i < n; i++) { // EXPECT cut: loop in 'Havoc.loop(int)'
            //@ havoc y;
        }
        return y;
    }

    //@ ensures true;
    void allFields() {
        //@ havoc this.*; // EXPECT unknown: havoc of these locations (not modelled) in 'Havoc.allFields()'
    }
}
// OUTPUT HOLDS Havoc.kept()
// OUTPUT HOLDS Havoc.others(int[])
// OUTPUT HOLDS Havoc.ofItsType()
// EXIT 1
// COVERS havoc
