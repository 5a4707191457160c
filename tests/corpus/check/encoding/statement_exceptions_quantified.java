// ARGS --encoding quantified
// Contracts of statements by the other encoding: exceptions that leave them, and behaviours.
class StatementExceptions {
    int x;

    //@ signals (IllegalArgumentException e) k <= 0;
    void kept(int k) {
        //@ refining
        //@   ensures k > 0;
        //@   signals (IllegalArgumentException e) k <= 0 && e != null;
        //@   signals_only IllegalArgumentException;
        {
            if (k <= 0)
                throw new IllegalArgumentException();
        }
    }

    //@ signals (IllegalArgumentException e) true;
    void broken(int k) {
        //@ refining
        //@   ensures true;
        //@   signals (IllegalArgumentException e) k < 0; // EXPECT violated: exceptional postcondition of a statement in 'StatementExceptions.broken(int)'
        {
            if (k <= 0)
                throw new IllegalArgumentException();
        }
    }

    //@ signals (RuntimeException e) true;
    void another(int k) {
        //@ refining
        //@   signals_only IllegalArgumentException; // EXPECT violated: an exception leaves a statement whose contract forbids it in 'StatementExceptions.another(int)'
        {
            x = 3 / k;
        }
    }

    //@ signals (RuntimeException e) true;
    void normal(int k) {
        //@ refining normal_behavior ensures true; // EXPECT violated: an exception leaves a statement whose contract forbids it in 'StatementExceptions.normal(int)'
        {
            if (k == 3)
                throw new RuntimeException();
        }
    }

    //@ ensures true;
    void caughtInside(int k) {
        //@ refining normal_behavior ensures x == 5;
        {
            try {
                if (k == 3)
                    throw new RuntimeException();
            } catch (RuntimeException e) {
                x = 4;
            }
            x = 5;
        }
    }

    //@ ensures true;
    void exceptional(int k) {
        //@ refining exceptional_behavior requires k > 0; signals_only RuntimeException; // EXPECT violated: a statement ends without the exception that its contract wants in 'StatementExceptions.exceptional(int)'
        //@ also normal_behavior requires k <= 0;
        {
            x = 2;
        }
    }

    //@ ensures \result == 3;
    int leaves(int k) {
        int i = 0;
        while (true) {
            //@ refining ensures i <= 3; breaks i == 3;
            {
                if (i == 3)
                    break;
                i++;
            }
        }
        return i;
    }

    //@ ensures true;
    void frame() {
        //@ refining accessible x; ensures x == 1; // EXPECT unknown: this clause of a statement's contract (not modelled) in 'StatementExceptions.frame()'
        {
            x = 1;
        }
    }
}
// OUTPUT HOLDS StatementExceptions.kept(int)
// OUTPUT HOLDS StatementExceptions.caughtInside(int)
// OUTPUT HOLDS StatementExceptions.leaves(int)
// EXIT 1
