// In the path, the fields of the receiver are those of `this`, those of parameters have the names of their objects.
class ReceiverAndParameter {
    int x;

    static class Other {
        int y;
    }

    //@ requires x == 5 && o.y == 6;
    // EXPECT-NEXT violated: postcondition
    //@ ensures x + o.y == 4;
    void both(Other o) {
        x = 1;
        o.y = 2;
    }

    //@ requires a.y == 6;
    // EXPECT-NEXT violated: postcondition
    //@ ensures a.y == 3;
    static void parameters(Other a, Other b) {
        a.y = 2;
        b.y = 7;
    }
}
// OUTPUT 13 x = 1; this.x = 1
// OUTPUT 14 o.y = 2; ReceiverAndParameter.Other#1.y = 2
// OUTPUT 21 a.y = 2; ReceiverAndParameter.Other#1.y = 2
