// bench find union --objects UnionFind=1: HOLDS from 2

/** A partition of 0, 1, ...: union by rank, find with path compression. */
public class UnionFind {
    int[] parent;
    int[] rank;

    /*@ invariant parent != rank && parent.length == rank.length;
      @ // Ranks grow towards the roots; so there is no cycle.
      @ invariant (\forall int i; 0 <= i && i < parent.length;
      @               0 <= parent[i] && parent[i] < parent.length && 0 <= rank[i]
      @               && (parent[i] != i ==> rank[i] < rank[parent[i]]));
      @ // The rank of a root is smaller than its set.
      @ invariant (\forall int i; 0 <= i && i < parent.length && parent[i] == i;
      @               rank[i] < (\num_of int j; 0 <= j && j < parent.length; root(j) == i));
      @*/

    private /*@ pure helper @*/ int root(int element) {
        int at = element;
        while (parent[at] != at) {
            at = parent[at];
        }
        return at;
    }

    /*@ requires 0 <= element && element < parent.length;
      @ assignable parent[*];
      @ ensures \result == \old(root(element)) && parent[element] == \result;
      @ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i)));
      @*/
    int find(int element) {
        int root = root(element);
        int at = element;
        while (at != root) {
            int next = parent[at];
            parent[at] = root;
            at = next;
        }
        return root;
    }

    /*@ requires 0 <= a && a < parent.length && 0 <= b && b < parent.length;
      @ ensures (\forall int i; 0 <= i && i < parent.length;
      @             (\forall int j; 0 <= j && j < i;
      @                 root(i) == root(j) <==>
      @                     \old(root(i) == root(j)
      @                          || root(i) == root(a) && root(j) == root(b)
      @                          || root(i) == root(b) && root(j) == root(a))));
      @*/
    void union(int a, int b) {
        int first = find(a);
        int second = find(b);
        if (first == second) {
            return;
        }
        if (rank[first] < rank[second]) {
            parent[first] = second;
        } else {
            parent[second] = first;
            if (rank[first] == rank[second]) {
                rank[first]++;
            }
        }
    }
}
