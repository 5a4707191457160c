// Model fields of interfaces and superclasses: the class of the object says what they stand for.
interface Counted {
    //@ public model instance int count;

    //@ public instance invariant count >= 0;

    //@ requires count < 100;
    //@ ensures count == \old(count) + 1; // EXPECT violated: postcondition in 'CountedWrong.add()'
    void add();
}

class CountedPlain implements Counted {
    private /*@ spec_public @*/ int n;
    //@ public represents count = n;

    //@ also requires count < 100; ensures n == \old(n) + 1;
    public void add() {
        n++;
    }
}

class CountedInHalves implements Counted {
    private /*@ spec_public @*/ int half;
    private /*@ spec_public @*/ boolean odd;
    //@ public represents count = 2 * half + (odd ? 1 : 0);
    //@ public invariant half < 1000;

    public void add() {
        if (odd)
            half++;
        odd = !odd;
    }
}

class CountedWrong implements Counted {
    private /*@ spec_public @*/ int half;
    private /*@ spec_public @*/ boolean odd;
    //@ public represents count = 2 * half + (odd ? 1 : 0);
    //@ public invariant half < 1000;

    public void add() {
        odd = !odd;
    }
}

class CountedClient {
    //@ requires c.count == 3;
    //@ ensures \result.count == 4;
    static Counted next(CountedPlain c) {
        c.add();
        return c;
    }

    //@ requires c.count == 3;
    //@ ensures c.count == 5;
    static void twice(Counted c) {
        if (c instanceof CountedPlain || c instanceof CountedInHalves) {
            c.add();
            c.add();
        } else {
            throw new Error(); // EXPECT violated: exception 'Error' is not allowed by the specification in 'CountedClient.twice(Counted)'
        }
    }
}
// OUTPUT HOLDS CountedPlain.add()
// OUTPUT HOLDS CountedInHalves.add()
// OUTPUT VIOLATED CountedWrong.add()
// OUTPUT HOLDS CountedClient.next(CountedPlain)
// OUTPUT VIOLATED CountedClient.twice(Counted)
