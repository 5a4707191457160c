// ARGS --loops invariant
// What a loop may assign is what it may have changed, and checked.
class AssignableCut {
    int x, y;
    int[] data;

    //@ ensures true;
    void keeps(int v) {
        //@ maintaining 0 <= i;
        //@ assignable data[*], x;
        for (int i = 0; i < data.length; i++) {
            data[i] = v;
            x = i;
        }
    }

    //@ ensures true;
    void field(int v) {
        //@ maintaining 0 <= i;
        //@ assignable data[*];
        for (int i = 0; i < data.length; i++)
            y = v; // EXPECT violated: assignment to 'y', which the loop must not assign
    }

    //@ ensures true;
    void element(int v) {
        //@ maintaining 0 <= i;
        //@ assignable y;
        for (int i = 0; i < data.length; i++)
            data[i] = v; // EXPECT violated: assignment to an array element, which the loop must not assign
    }

    //@ assignable x;
    //@ ensures x == 3;
    void set() {
        x = 3;
    }

    //@ ensures true;
    void call(int n) {
        //@ maintaining 0 <= i;
        //@ assignable y;
        for (int i = 0; i < 2; i++)
            setAny(); // EXPECT violated: call of 'setAny', which may assign what the loop must not assign,
    }

    //@ ensures true;
    void setAny() {
        y = 1;
    }

    //@ ensures true;
    void callAllowed() {
        //@ maintaining 0 <= i;
        //@ assignable x;
        for (int i = 0; i < 2; i++)
            set();
    }

    // New objects are free.
    //@ ensures true;
    static void fresh() {
        //@ maintaining 0 <= i;
        //@ assignable \nothing;
        for (int i = 0; i < 2; i++) {
            int[] made = new int[1];
            made[0] = i;
        }
    }

    // Before and after the loop, anything may be assigned.
    //@ ensures x == 1 && y == 2;
    void around() {
        x = 1;
        //@ maintaining 0 <= i;
        //@ assignable \nothing;
        for (int i = 0; i < 2; i++)
            ;
        y = 2;
    }
}
