// ARGS --terms
class Sign {
    //@ requires x != 0;
    //@ ensures \result > 0;
    static int sign(int x) { return x < 0 ? -1 : 1; }
}
// OUTPUT // Sign.sign(int)
// OUTPUT assume (not (= |x| #x00000000))
