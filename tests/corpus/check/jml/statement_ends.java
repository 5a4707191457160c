class StatementEnds {
    int x;
    int y;

    //@ ensures true;
    int returning(int n) {
        //@ returns \result == 7; // EXPECT violated: what holds where a jump leaves a statement in 'StatementEnds.returning(int)'
        {
            if (n == 2)
                return 8;
        }
        return 3;
    }

    //@ ensures true;
    int leaving(int n) {
        //@ normal_behavior ensures true; // EXPECT violated: a jump leaves a statement whose contract forbids it in 'StatementEnds.leaving(int)'
        {
            if (n == 2)
                return 8;
        }
        return 3;
    }

    //@ ensures true;
    void assigning() {
        //@ assignable x;
        {
            y = 2; // EXPECT violated: assignment to 'y', which the statement must not assign in 'StatementEnds.assigning()'
        }
    }

    //@ assignable y; ensures y == 2;
    native void two();

    //@ ensures true;
    void calling() {
        //@ assignable x;
        {
            two(); // EXPECT violated: call of 'two', which may assign what the statement must not assign, in 'StatementEnds.calling()'
        }
    }

    //@ ensures true;
    void before() {
        x = 1;
        //@ ensures x == \old(x) + 1; // EXPECT unknown: \old in the contract of a statement, where it may mean the state before the method or before the statement, (not modelled) in 'StatementEnds.before()'
        {
            x = 2;
        }
    }

    //@ ensures true;
    void unchanged() {
        //@ ensures \not_modified(y); // EXPECT unknown: what changed, in the contract of a statement (not modelled) in 'StatementEnds.unchanged()'
        {
            x = 2;
        }
    }

    // Of the method, the state before is the one that \pre and a label name.
    //@ requires x == 5;
    //@ assignable x;
    //@ ensures x == 2;
    void named() {
        x = 1;
        here:
        //@ ensures x == \old(x, here) + 1 && \pre(x) == 5;
        {
            x = 2;
        }
    }
}
// OUTPUT HOLDS StatementEnds.named()
// EXIT 1
