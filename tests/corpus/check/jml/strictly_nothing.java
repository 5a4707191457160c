// \strictly_nothing: nothing is assigned, and no object is made.
class StrictlyNothing {
    int x;

    //@ assignable \strictly_nothing; ensures \result == x;
    int reads() {
        return x;
    }

    //@ assignable \strictly_nothing;
    static int creates() { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.creates()'
        Object made = new Object();
        return 1;
    }

    //@ assignable \nothing;
    static int mayCreate() {
        Object made = new Object();
        return 1;
    }

    //@ assignable \strictly_nothing;
    static int array() { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.array()'
        int[] made = {1, 2};
        return made[0];
    }

    //@ assignable \strictly_nothing;
    static int sometimes(boolean b) { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.sometimes(boolean)'
        return b ? new int[1].length : 1;
    }

    //@ requires b; assignable \strictly_nothing;
    //@ also
    //@ requires !b; assignable \nothing;
    static int byCase(boolean b) {
        return b ? 1 : new int[1].length;
    }

    //@ assignable \strictly_nothing;
    static String text(int number) { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.text(int)'
        return "" + number;
    }

    //@ assignable \strictly_nothing;
    int callsStrict() {
        return reads();
    }

    //@ assignable \strictly_nothing;
    static int callsOther() { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.callsOther()'
        return mayCreate();
    }

    //@ assignable \strictly_nothing;
    static Integer box(int number) { // EXPECT unknown: \strictly_nothing where a box is made, or was there (not modelled) in 'StrictlyNothing.box(int)'
        return number;
    }

    //@ assignable \strictly_nothing;
    void assigns() {
        x = 1; // EXPECT violated: assignment to 'x', which is not assignable in 'StrictlyNothing.assigns()'
    }
}
// OUTPUT HOLDS StrictlyNothing.reads()
// OUTPUT HOLDS StrictlyNothing.mayCreate()
// OUTPUT HOLDS StrictlyNothing.byCase(boolean)
// OUTPUT HOLDS StrictlyNothing.callsStrict()
