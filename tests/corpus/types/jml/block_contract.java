// A specification in front of a statement.
class BlockContract {
    int n;

    int run() {
        //@ requires n > 0;
        //@ ensures n == \old(n) + 1;
        //@ assignable n;
        {
            n++;
        }
        //@ refining
        //@ ensures n > 0;
        n = 1;
        return n;
    }
}
// COVERS requires, ensures, assignable, block contracts
