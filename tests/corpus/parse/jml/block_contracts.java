class BlockContracts {
    int x;

    void f(int n) {
        //@ requires n > 0;
        //@ ensures x > 0;
        //@ assignable x;
        {
            x = n;
        }

        //@ refining requires n > 0;
        //@ also requires n < 0;
        x = n;

        /*@ public normal_behavior
          @   requires n > 0;
          @ also exceptional_behavior
          @   requires n < 0;
          @*/
        if (n > 0)
            x = 1;

        //@ assignable x;
        { x = 3; }

        //@ assert n > 0;
        //@ requires n > 0;
        //@ ensures n > 0;
        //@ loop_invariant n > 0;
        while (n > 0)
            n--;
    }
}
// COVERS requires, ensures, assignable, also, normal_behavior, exceptional_behavior
// COVERS visibility of cases, JML assert, loop_invariant, block contracts
