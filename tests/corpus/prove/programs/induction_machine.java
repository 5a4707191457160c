// ARGS --way induction
// The states from 20 to 25 lead to the bad level, but nothing leads to them.
class Machine {
    int state;
    int level;

    //@ requires state == 0 && level == 0;
    //@ ensures true;
    void run(int n) {
        for (int i = 0; i < n; i++) {
            //@ assert level != 13;
            switch (state) {
            case 0: state = 10; level = 1; break;
            case 10: state = 30; level = 2; break;
            case 30: state = 0; level = 3; break;
            case 20: state = 21; break;
            case 21: state = 22; break;
            case 22: state = 23; break;
            case 23: state = 24; break;
            case 24: state = 25; break;
            case 25: level = 13; break;
            default: state = 20; break;
            }
        }
    }
}
// OUTPUT PROVED Machine.run(int)
// OUTPUT invariants found by k-induction: k = 8
