// Contracts of statements with one case, without \old.
class StatementContracts {
    int x;

    // HOLDS
    //@ requires n >= 0 && n < 1000;
    //@ ensures \result == n;
    static int kept(int n) {
        int y = 0;
        //@ refining requires y == 0; ensures y == n;
        {
            y = n;
        }
        return y;
    }

    // VIOLATED
    //@ ensures true;
    static int postcondition(int n) {
        int y = 0;
        //@ refining ensures y < n;
        {
            y = n;
        }
        return y;
    }

    // VIOLATED
    //@ ensures true;
    static int precondition(int n) {
        int y = n;
        //@ refining requires y > 0; ensures y == 2;
        {
            y = 2;
        }
        return y;
    }

    // VIOLATED
    //@ signals (RuntimeException e) true;
    void throwing(int n) {
        //@ refining normal_behavior ensures x == 1;
        {
            if (n == 7)
                throw new RuntimeException();
            x = 1;
        }
    }

    // HOLDS
    //@ ensures x == 1;
    //@ signals_only \nothing;
    void notThrowing(int n) {
        //@ refining normal_behavior ensures x == 1;
        {
            x = n;
            if (x != 1)
                x = 1;
        }
    }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
