// Two cases that contradict each other where both apply: for those arguments nothing is known after
// a call. Where only one applies, all is well.
class ContradictoryCases {
    //@ requires x > 0; ensures \result == 1;
    //@ also
    //@ requires x > 5; ensures \result == 2;
    static native int either(int x);

    //@ requires x > 0;
    //@ ensures x > 5 ==> \result == 17;
    //@ ensures x <= 5 ==> \result == 1;
    static int some(int x) {
        return either(x); // EXPECT unknown: the contract of 'ContradictoryCases.either(int)', which for some arguments no state in the scope satisfies after this call, in 'ContradictoryCases.some(int)'
    }

    //@ requires x > 5;
    //@ ensures \result == 17;
    static int all(int x) {
        return either(x); // EXPECT unknown: the contract of 'ContradictoryCases.either(int)', which no state in the scope satisfies after this call, in 'ContradictoryCases.all(int)'
    }

    //@ requires 0 < x && x <= 5;
    //@ ensures \result == 1;
    static int none(int x) {
        return either(x);
    }
}
// OUTPUT HOLDS ContradictoryCases.none(int)
// EXIT 3
