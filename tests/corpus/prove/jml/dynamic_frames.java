// Frames that are sets of locations, with calls that assign what is in them.
class Cell {
    int v;
    //@ public model \locset footprint;
    //@ represents footprint = v;

    //@ assignable footprint;
    //@ ensures v == x;
    void set(int x) {
        v = x; // EXPECT violated: assignment to 'v', which is not assignable in 'DynamicFrames.callsAnyway()'
    }
}

class DynamicFrames {
    Cell a = new Cell();
    int other;

    //@ assignable a.footprint;
    //@ ensures a.v == 2 && other == \old(other);
    void calls() {
        a.set(1);
        a.set(2);
    }

    //@ assignable \nothing;
    void callsAnyway() {
        a.set(1);
    }

    //@ assignable a.footprint;
    void beyond() {
        other = 1; // EXPECT violated: assignment to 'other', which is not assignable in 'DynamicFrames.beyond()'
    }

    //@ requires \disjoint(c.footprint, a.footprint);
    //@ assignable c.footprint;
    //@ ensures a.v == \old(a.v);
    void apart(Cell c) {
        c.set(3);
    }

    //@ assignable c.footprint;
    //@ ensures a.v == \old(a.v); // EXPECT violated: postcondition in 'DynamicFrames.perhapsTheSame(Cell)'
    void perhapsTheSame(Cell c) {
        c.set(3);
    }
}
// OUTPUT PROVED DynamicFrames.calls()
// OUTPUT PROVED DynamicFrames.apart(Cell)
// EXIT 1
