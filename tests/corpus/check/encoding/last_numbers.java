// ARGS --encoding quantified
// The greatest int is counted, too.
class LastNumbers {
    //@ ensures \result == (\num_of int i; 2147483645 <= i && i <= 2147483647; i % 2 != 0);
    static int odd() {
        return 2;
    }

    //@ ensures \result == (\sum int i; 2147483646 <= i && i <= 2147483647; 1); // EXPECT violated: postcondition in 'LastNumbers.two()'
    static int two() {
        return 3;
    }
}
