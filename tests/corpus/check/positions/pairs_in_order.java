// ARGS --array-length 3
// Positions of `parent` and `rank` are nothing but names, so they are looked at in one order, in which `rank` ascends. What a clause says of each pair
// once, of the greater position and the lesser, may hold in that order alone: then all orders are looked at.
class PairsInOrder {
    static final int NONE = -1;
    int[] parent;
    int[] rank;

    /*@ invariant parent != rank && parent.length == rank.length;
      @ invariant (\forall int i; 0 <= i && i < parent.length; -1 <= parent[i] && parent[i] < parent.length
      @                && (0 <= parent[i] ==> rank[i] < rank[parent[i]]));
      @*/

    //@ requires 0 <= a && a < parent.length;
    //@ ensures (\forall int i; 0 <= i && i < parent.length; (\forall int j; 0 <= j && j < i; parent[i] != j || parent[j] != i));
    int noCircles(int a) {
        return parent[a];
    }

    //@ requires 0 <= a && a < parent.length;
    //@ ensures (\forall int i; 0 <= i && i < parent.length; (\forall int j; 0 <= j && j < i; rank[j] <= rank[i])); // EXPECT violated: postcondition in 'PairsInOrder.ascending(int)'
    int ascending(int a) {
        return parent[a];
    }

    //@ requires 0 <= a && a < parent.length;
    //@ ensures (\forall int i; 0 <= i && i < parent.length; (\forall int j; 0 <= j && j < i; parent[i] != j)); // EXPECT violated: postcondition in 'PairsInOrder.upwards(int)'
    int upwards(int a) {
        return parent[a];
    }
}
// OUTPUT HOLDS PairsInOrder.noCircles(int)
