// A sequence of which nothing is known holds numbers of its type: any long, any int.
class Longs {
    //@ ghost \seq<Long> longs;
    //@ ghost \seq<Integer> ints;

    //@ requires longs.length == 1;
    //@ ensures longs[0] < 10000000000L; // EXPECT violated: postcondition in 'Longs.small()'
    void small() { }

    //@ requires longs.length == 2 && longs[0] == 10000000000L;
    //@ ensures longs[0] > 9999999999L && longs[1] <= Long.MAX_VALUE;
    void large() { }

    //@ requires ints.length == 1;
    //@ ensures ints[0] <= 2147483647L;
    void fits() { }
}
