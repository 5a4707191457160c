// ARGS --cnf --bits 4 --method Sign.isNegative
class Sign {
    //@ ensures \result == (x < 0);
    static boolean isNegative(int x) { return x < 0; }
    //@ ensures \result == x;
    static int other(int x) { return x; }
}
// OUTPUT c Sign.isNegative(int)
// OUTPUT-NOT Sign.other
