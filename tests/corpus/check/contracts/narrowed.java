// ARGS --objects 3 --array-length 3
// What a contract leaves open is narrowed to what it allows: lengths of new arrays, references, numbers. And
// a clause that calls a method with a loop counts where the invariants hold, in which the loop ends.
class Forest {
    int[] parent;

    /*@ invariant (\forall int i; 0 <= i && i < parent.length; i <= parent[i] && parent[i] < parent.length); @*/

    //@ requires 0 <= at && at < parent.length;
    /*@ pure @*/ int root(int at) {
        while (parent[at] != at) {
            at = parent[at];
        }
        return at;
    }

    //@ requires 0 <= at && at < parent.length;
    //@ assignable parent[*];
    //@ ensures parent[at] == \old(root(at));
    //@ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i)));
    void compress(int at) {
        parent[at] = root(at);
    }

    //@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
    //@ ensures root(a) == \old(root(a)) && root(b) == \old(root(b));
    void compressBoth(int a, int b) {
        compress(a);
        compress(b);
    }

    //@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
    //@ ensures parent[a] == \old(parent[a]); // EXPECT violated: postcondition
    void compressAndStay(int a, int b) {
        compress(a);
        compress(b);
    }
}

class Pair {
    int[] left;
    /*@ nullable @*/ Pair rest;

    //@ requires 0 <= length && length <= 2;
    //@ ensures \fresh(left) && left.length == length && rest == null;
    //@ ensures (\forall int i; 0 <= i && i < length; left[i] == i);
    Pair(int length) {
        left = new int[length];
        for (int i = 0; i < length; i++) {
            left[i] = i;
        }
    }

    //@ assignable \nothing;
    //@ ensures \result.rest == this && \fresh(\result) && \fresh(\result.left) && \result.left.length == 1;
    Pair push() {
        Pair made = new Pair(1); // EXPECT cut: executions that need more than 3 objects of class 'Pair'
        made.rest = this;
        return made;
    }

    //@ ensures \result == 1;
    static int sum() {
        Pair pair = new Pair(2);
        return pair.left[0] + pair.left[1];
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition
    static int wrongSum() {
        Pair pair = new Pair(2);
        return pair.left[0] + pair.left[1];
    }

    //@ ensures \result == this;
    /*@ nullable @*/ Pair pushTwice() {
        return push().push().rest.rest; // EXPECT cut: executions that need more than 3 objects of class 'Pair'
    }

    //@ ensures \result == null; // EXPECT violated: postcondition
    /*@ nullable @*/ Pair pushOnce() {
        return push().rest;
    }
}
