// ARGS --smt2 --bits 8
class Twice {
    //@ requires x < 100;
    //@ ensures \result > x;
    static int twice(int x) { return x + x; }
}
// OUTPUT ; Twice.twice(int)
// OUTPUT (set-logic QF_BV)
// OUTPUT (declare-fun |x| () (_ BitVec 8))
// OUTPUT (check-sat)
