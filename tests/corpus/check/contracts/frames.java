// What a contract lets its method assign is left open, all else stays.
class Frames {
    int x, y;
    int[] data;
    /*@ nullable @*/ Frames next;
    static int count;

    //@ assignable x;
    //@ ensures x == \old(x) + 1;
    void increase() {
        x++; // EXPECT violated: assignment to 'x', which is not assignable
    }

    //@ ensures x == \old(x) + 1;
    void increaseAnything() {
        x++;
    }

    //@ assignable data[0..1];
    //@ requires data.length > 2;
    //@ ensures data[0] == 7;
    void setFirst() {
        data[0] = 7;
    }

    //@ assignable count;
    //@ ensures count > 0;
    static void visit() {
        count = 5;
    }

    //@ assignable x;
    //@ ensures x == \old(x) + 2 && y == \old(y);
    void twice() {
        increase();
        increase();
    }

    //@ ensures y == \old(y); // EXPECT violated: postcondition
    void anything() {
        increaseAnything();
    }

    //@ ensures x == \old(x) + 1;
    void anythingButX() {
        increaseAnything();
    }

    // What the method called cannot get at stays.
    //@ requires other != this && other.next == null && other.data != data;
    //@ ensures x == \old(x);
    void outOfReach(Frames other) {
        Frames fresh = new Frames(); // EXPECT cut: executions that need more than 4 objects of class 'Frames'
        fresh.data = new int[0];
        fresh.increaseAnything();
    }

    //@ assignable y;
    void beyond() {
        increase();
    }

    //@ assignable x;
    //@ ensures x == \old(x) + 1;
    void mayBeyond() {
        increaseAnything(); // EXPECT violated: call of 'increaseAnything', which may assign what is not assignable here,
    }

    //@ requires data.length > 2;
    //@ ensures data[0] == 7 && data[2] == \old(data[2]) && x == \old(x);
    void elements() {
        setFirst();
    }

    //@ requires data.length > 2;
    //@ ensures data[1] == \old(data[1]); // EXPECT violated: postcondition
    void otherElement() {
        setFirst();
    }

    //@ ensures count > 0 && x == \old(x);
    void statics() {
        visit();
    }

    //@ ensures count == 5; // EXPECT violated: postcondition
    void staticsWrong() {
        visit();
    }
}
