// A method that does not type has no verdict; the others do.
class Erroneous {
    //@ ensures \result > 0;
    static int bad(int x) {
        return y; // EXPECT error: cannot find variable 'y'
    }

    //@ ensures \result == x;
    static int good(int x) {
        return x;
    }
}
// OUTPUT ERROR Erroneous.bad(int)
// OUTPUT HOLDS Erroneous.good(int)
// OUTPUT 2 methods: 1 hold; 1 with errors
