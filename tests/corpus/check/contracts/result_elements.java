// That elements of a result are not null is known where a postcondition says so: nobody checks it else.
class ResultElements {
    //@ requires n > 0 && n < 3;
    //@ ensures \result.length == n;
    static String[] made(int n) {
        return new String[n];
    }

    //@ requires n > 0 && n < 3;
    //@ ensures \result.length == n && \nonnullelements(\result);
    static String[] filled(int n) {
        String[] all = new String[n];
        for (int i = 0; i < n; i++)
            all[i] = "";
        return all;
    }

    //@ ensures \result >= 0;
    static int wrong() {
        return made(1)[0].length(); // EXPECT violated: null dereference: NullPointerException in 'ResultElements.wrong()'
    }

    //@ ensures \result >= 0;
    static int right() {
        return filled(1)[0].length(); // EXPECT cut: longer arrays than are followed, after 'filled'
    }
}
// OUTPUT HOLDS, CUT ResultElements.right()
