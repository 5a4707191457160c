// Ghost variables of types that only JML has: not modelled where they are given a value.
class GhostMathematical {
    //@ ghost \bigint count = 0; // EXPECT unknown: a variable of a type that only JML has (not modelled) in 'GhostMathematical.GhostMathematical()'

    //@ ensures true;
    GhostMathematical() { }

    //@ ensures true;
    void local() {
        //@ ghost \bigint x = 3; // EXPECT unknown: a variable of a type that only JML has (not modelled) in 'GhostMathematical.local()'
        //@ set x = x + 1;
        //@ assert x == 4;
    }

    //@ ensures true;
    void real() {
        //@ ghost \real y = 1.5; // EXPECT unknown: a variable of a type that only JML has (not modelled) in 'GhostMathematical.real()'
    }

    //@ ensures true;
    void field() {
        //@ set count = 1; // EXPECT unknown: a variable of a type that only JML has (not modelled) in 'GhostMathematical.field()'
        //@ set count = 2;
    }
}
