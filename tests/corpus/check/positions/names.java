// ARGS --array-length 4 --objects 2
// Positions that are nothing but names: what holds in one order of them holds in all, and what is broken is broken in
// one order, too, wherever that is.
class Names {
    static final int NONE = -1;
    int[] parent;
    int[] rank;
    boolean[] mark;
    int top;

    /*@ invariant parent != rank && parent.length == rank.length && mark.length == rank.length;
      @ invariant (\forall int i; 0 <= i && i < parent.length; -1 <= parent[i] && parent[i] < parent.length
      @                && (0 <= parent[i] ==> rank[i] < rank[parent[i]]));
      @*/

    /*@ pure @*/ private int root(int from) {
        int at = from;
        while (parent[at] >= 0) {
            at = parent[at];
        }
        return at;
    }

    /*@ requires 0 <= a && a < parent.length;
      @ ensures rank[a] <= rank[\result] && parent[\result] == NONE;
      @ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i)));
      @*/
    int shorten(int a) {
        int root = root(a);
        if (a != root) {
            parent[a] = root;
        }
        return root;
    }

    /*@ requires 0 <= a && a < parent.length;
      @ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i))); // EXPECT violated: postcondition in 'Names.shortenBug(int)'
      @*/
    void shortenBug(int a) {
        int next = parent[a];
        if (next != NONE && mark[next]) {
            parent[next] = NONE;
        }
    }

    /*@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length && parent[a] == NONE && parent[b] == NONE;
      @ requires rank[a] < rank[b];
      @ ensures (\forall int i; 0 <= i && i < parent.length;
      @             (\forall int j; 0 <= j && j < i;
      @                 root(i) == root(j) <==>
      @                     \old(root(i) == root(j) || root(i) == a && root(j) == b || root(i) == b && root(j) == a)));
      @*/
    void link(int a, int b) {
        parent[a] = b;
    }

    /*@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length && parent[a] == NONE && parent[b] == NONE;
      @ requires rank[a] < rank[b];
      @ ensures (\forall int i, j; 0 <= i && i < j && j < parent.length; // EXPECT violated: postcondition in 'Names.linkHalfSaid(int, int)'
      @             root(i) == root(j) <==> \old(root(i) == root(j) || root(i) == a && root(j) == b));
      @*/
    void linkHalfSaid(int a, int b) {
        parent[a] = b;
    }

    /*@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
      @ requires (\forall int i; 0 <= i && i < mark.length; !mark[i]);
      @ ensures (\num_of int i; 0 <= i && i < mark.length; mark[i]) == (a == b ? 1 : 2);
      @*/
    void markBoth(int a, int b) {
        mark[a] = true;
        mark[b] = true;
    }

    /*@ requires 0 <= a && a < parent.length;
      @ requires (\forall int i; 0 <= i && i < mark.length; !mark[i]);
      @ ensures (\num_of int i; 0 <= i && i < mark.length; mark[i]) <= 2; // EXPECT violated: postcondition in 'Names.markWay(int)'
      @*/
    void markWay(int a) {
        int at = a;
        while (at >= 0 && !mark[at]) {
            mark[at] = true;
            at = parent[at];
        }
    }

    /*@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
      @ ensures \result == (a == b);
      @*/
    boolean sameOfNew(int a, int b) {
        boolean[] met = new boolean[rank.length];
        met[a] = true;
        return met[b];
    }

    //@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
    //@ ensures rank[a] <= rank[b]; // EXPECT violated: postcondition in 'Names.noOrder(int, int)'
    void noOrder(int a, int b) {
    }

    //@ requires 0 <= top && top < parent.length;
    //@ ensures (\forall int i; 0 <= i && i < parent.length; rank[i] <= rank[top]); // EXPECT violated: postcondition in 'Names.topIsGreatest()'
    void topIsGreatest() {
        top = root(top);
    }

    //@ requires 0 <= a && a < parent.length && 0 <= b && b < that.parent.length;
    //@ ensures \result ==> that.rank[b] < rank[a];
    boolean other(int a, Names that, int b) {
        return that.parent.length == parent.length && that.parent[b] == a && that.rank == rank && that.parent == parent;
    }

    //@ requires 0 <= a && a < parent.length;
    //@ ensures \result ==> rank[a] <= that.rank[a]; // EXPECT violated: postcondition in 'Names.otherBug(int, Names)'
    boolean otherBug(int a, Names that) {
        return a < that.rank.length && that.rank != rank;
    }
}
// OUTPUT HOLDS Names.shorten(int)
// OUTPUT HOLDS Names.link(int, int)
// OUTPUT HOLDS Names.markBoth(int, int)
// OUTPUT HOLDS Names.sameOfNew(int, int)
// OUTPUT HOLDS Names.other(int, Names, int)
// EXIT 1
