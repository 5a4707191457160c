// A method without a specification of its own is held to the one it inherits.
interface Source {
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Broken.next(int)'
    int next(int x);
}

class Broken implements Source {
    public int next(int x) {
        return x;
    }
}

class Good implements Source {
    public int next(int x) {
        return x < 0 ? 0 : x;
    }

    int unspecified(int x) {
        return 1 / x;
    }
}
// OUTPUT HOLDS Good.next(int)
// OUTPUT 2 methods: 1 hold; 1 violated
