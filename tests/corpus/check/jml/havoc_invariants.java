// Invariants may be broken where something becomes any value: nobody is called there.
class HavocInvariants {
    //@ static invariant total >= 0;
    static int total;
    int size;
    //@ invariant size >= 0; // EXPECT violated: invariant in 'HavocInvariants.left()'

    //@ ensures true;
    void mended() {
        total = -1;
        size = -1;
        int i = 0;
        //@ havoc i;
        //@ assert size == -1;
        size = 1;
        total = 1;
    }

    //@ ensures true;
    void left() {
        size = 0;
        int i = 0;
        //@ havoc i;
        size = i;
    }
}
