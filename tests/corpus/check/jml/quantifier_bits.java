// ARGS --bits 3
// The range of a quantifier ends where the numbers end.
class QuantifierBits {
    //@ ensures (\forall int i; 0 <= i && i < 2; \result[i] == i);
    static int[] two() {
        return new int[] {0, 1};
    }

    //@ ensures (\forall int i; 0 <= i && i <= 3; i <= \result);
    static int most() {
        return 3;
    }

    //@ ensures (\forall int i; 0 <= i && i <= 3; i <= \result); // EXPECT violated: postcondition in 'QuantifierBits.less()'
    static int less() {
        return 2;
    }
}
