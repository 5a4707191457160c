class Thing {
    /*@ nullable @*/ Thing part;

    //@ ensures \fresh(\result) && \result.part == this;
    Thing around() {
        Thing thing = new Thing(); // EXPECT cut: executions that need more than 4 objects of class 'Thing'
        thing.part = this;
        return thing;
    }

    //@ ensures \fresh(\result); // EXPECT violated: postcondition in 'Thing.sometimes(boolean)'
    Thing sometimes(boolean b) {
        return b ? new Thing() : this;
    }

    //@ ensures \fresh(\result, \result.part);
    static Thing two() {
        Thing thing = new Thing();
        thing.part = new Thing();
        return thing;
    }

    //@ ensures \fresh(\result);
    //@ ensures \result.length == a.length;
    static int[] copy(int[] a) {
        int[] b = new int[a.length];
        return b;
    }

    //@ ensures \fresh(\result); // EXPECT violated: postcondition in 'Thing.copyWrong(int[])'
    static int[] copyWrong(int[] a) {
        return a.length == 0 ? a : new int[a.length];
    }
}
// OUTPUT HOLDS, CUT Thing.around()
// OUTPUT HOLDS Thing.two()
// OUTPUT HOLDS Thing.copy(int[])
