// A class of that name that the program has comes first.
class Verify {
    static int random(int n) {
        return n;
    }
}

class Own {
    //@ ensures \result == n;
    static int same(int n) {
        return Verify.random(n);
    }
}
// OUTPUT HOLDS Own.same(int)
