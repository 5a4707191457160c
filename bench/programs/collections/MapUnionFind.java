// bench find --objects MapUnionFind=1: HOLDS
// bench union --objects MapUnionFind=1: HOLDS
// bench countSets --objects MapUnionFind=1: HOLDS

import java.util.HashMap;
import java.util.Map;

/** Sets of numbers, each as a tree: a number has its parent, which is not less than it. */
class MapUnionFind {
    private final Map<Integer, Integer> parents = new HashMap<>();
    //@ private invariant !parents.containsKey(null);
    /*@ private invariant (\forall Integer n; parents.containsKey(n);
      @         parents.get(n) != null && parents.get(n) >= n && parents.containsKey(parents.get(n)));
      @*/

    //@ requires parents.containsKey(element);
    //@ ensures \result >= element && parents.get(\result) == \result;
    /*@ pure @*/ int find(int element) {
        int root = element;
        while (parents.get(root) != root) {
            root = parents.get(root);
        }
        return root;
    }

    //@ requires parents.containsKey(left) && parents.containsKey(right);
    //@ ensures find(left) == find(right);
    //@ ensures parents.size() == \old(parents.size());
    void union(int left, int right) {
        int low = find(left);
        int high = find(right);
        parents.put(Math.min(low, high), Math.max(low, high));
    }

    //@ ensures \result <= parents.size() && (\result == 0 <==> parents.isEmpty());
    int countSets() {
        int count = 0;
        for (Map.Entry<Integer, Integer> entry : parents.entrySet()) {
            if (entry.getKey().equals(entry.getValue())) {
                count++;
            }
        }
        return count;
    }
}
