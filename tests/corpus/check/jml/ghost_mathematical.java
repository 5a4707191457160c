// Ghost variables of type \bigint hold numbers of up to 64 bits; of \real they are not modelled where they are given a value.
class GhostMathematical {
    //@ ghost \bigint count = 0;
    //@ ghost static \bigint all;
    //@ invariant count >= 0; // EXPECT violated: invariant in 'GhostMathematical.negative()'

    //@ ensures count == 0;
    GhostMathematical() { }

    //@ ensures count == 1; // EXPECT violated: postcondition in 'GhostMathematical.GhostMathematical(int)'
    GhostMathematical(int x) { }

    //@ ensures true;
    void local() {
        //@ ghost \bigint x = 3;
        //@ set x = x + 1;
        //@ assert x == 4;
    }

    //@ ensures true;
    void beyondLong(int i) {
        //@ ghost \bigint x = (\bigint) Long.MAX_VALUE + i; // EXPECT unknown: a \bigint of more than 64 bits (not modelled) in 'GhostMathematical.beyondLong(int)'
        //@ assert x >= Integer.MAX_VALUE;
    }

    //@ ensures true;
    void beyondInt(int i) {
        //@ ghost \bigint x = i;
        //@ set x *= 4;
        //@ set x--;
        //@ assert x == 4L * i - 1;
        //@ assert x >= Integer.MIN_VALUE; // EXPECT violated: assertion in 'GhostMathematical.beyondInt(int)'
    }

    //@ ensures true;
    void real() {
        //@ ghost \real y = 1.5; // EXPECT unknown: a variable of a type that only JML has (not modelled) in 'GhostMathematical.real()'
    }

    //@ assignable count;
    //@ ensures count == \old(count) + 1;
    void add() {
        //@ set count++;
    }

    //@ ensures count == \old(count) + 2;
    void addTwice() {
        add();
        add();
    }

    //@ ensures count == \old(count) + 1; // EXPECT violated: postcondition in 'GhostMathematical.addTooMuch()'
    void addTooMuch() {
        //@ set count += 2;
    }

    //@ assignable \nothing;
    void framed() {
        //@ set count = 1; // EXPECT violated: assignable in 'GhostMathematical.framed()'
    }

    //@ ensures true;
    void negative() {
        //@ set count = -1;
    }

    //@ ensures all == \old(all) - 1;
    static void down() {
        //@ set all = all - 1;
    }
}
// OUTPUT HOLDS       GhostMathematical.local()
// OUTPUT HOLDS       GhostMathematical.addTwice()
// OUTPUT HOLDS       GhostMathematical.down()
// OUTPUT for every input, \bigint of 48 bits, 32-bit int
