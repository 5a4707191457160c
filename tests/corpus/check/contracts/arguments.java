class Arguments {
    int value;

    //@ ensures \result == other.value;
    static /*@ pure @*/ int get(Arguments other) {
        return other.value;
    }

    //@ ensures \result == 0 || all.length > 0;
    static /*@ pure @*/ int sum(Arguments[] all) {
        int sum = 0;
        for (int i = 0; i < all.length; i++)
            sum += all[i].value;
        return sum;
    }

    //@ ensures \result == (other == null ? 0 : other.value);
    static int keeps(/*@ nullable @*/ Arguments other) {
        return other == null ? 0 : get(other);
    }

    //@ ensures true;
    static int breaks(/*@ nullable @*/ Arguments other) {
        return get(other); // EXPECT violated: precondition of 'get': null for 'other', which must not be null
    }

    //@ ensures true;
    static int elements(/*@ nullable @*/ Arguments a) {
        Arguments[] all = {a};
        return sum(all); // EXPECT violated: precondition of 'sum': null in 'all', whose elements must not be null
    }

    //@ ensures \result;
    static boolean result(Arguments a) {
        return self(a) != null;
    }

    //@ ensures \result; // EXPECT violated: postcondition
    static boolean nullResult(Arguments a) {
        return some(a) != null;
    }

    //@ ensures true;
    static /*@ pure @*/ Arguments self(Arguments a) {
        return a;
    }

    //@ ensures true;
    static /*@ pure nullable @*/ Arguments some(Arguments a) {
        return a;
    }
}
