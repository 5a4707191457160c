// A method that calls itself and has no contract may convert numbers on the way.
class Down {
    static int down(int n) {
        return n <= 0 ? 0 : down((int) (n - 1L));
    }

    //@ ensures \result == 0;
    static int zero(int n) {
        return down(n);
    }

    //@ ensures \result != 0; // EXPECT violated: postcondition in 'Down.wrong(int)'
    static int wrong(int n) {
        return down(n);
    }
}
