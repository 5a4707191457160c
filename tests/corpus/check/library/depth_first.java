// ARGS --objects 2 --array-length 2
// Depth-first search with a set of what was seen, on a graph of the pre-state; right, and with a mistake each.
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class DepthFirst {
    private final Map<Integer, List<Integer>> successors = new HashMap<>();
    //@ private invariant !successors.containsKey(null) && !successors.containsValue(null);
    //@ private invariant (\forall Integer n; successors.containsKey(n); !successors.get(n).contains(null));

    //@ ensures from == to ==> \result;
    //@ ensures successors.containsKey(from) && successors.get(from).contains(to) ==> \result;
    //@ ensures from != to && !successors.containsKey(from) ==> !\result;
    boolean isReachable(int from, int to) {
        return visit(from, to, new HashSet<>());
    }
    // OUTPUT for every pre-state with at most 2 objects of each class, arrays up to length 2, every List an ArrayList, 32-bit int; loops and calls followed to their end; at most 2 iterations of the loop at line 29

    private boolean visit(int node, int to, Set<Integer> seen) {
        if (node == to) {
            return true;
        }
        if (!seen.add(node) || !successors.containsKey(node)) {
            return false;
        }
        for (int next : successors.get(node)) {
            if (visit(next, to, seen)) {
                return true;
            }
        }
        return false;
    }

    //@ ensures successors.containsKey(from) && successors.get(from).contains(to) ==> \result; // EXPECT violated: postcondition in 'DepthFirst.isReachedFirst(int, int)'
    boolean isReachedFirst(int from, int to) {
        return from != to && visitFirst(from, to, new HashSet<>());
    }

    private boolean visitFirst(int node, int to, Set<Integer> seen) {
        if (node == to) {
            return true;
        }
        if (!seen.add(node) || !successors.containsKey(node)) {
            return false;
        }
        for (int next : successors.get(node)) {
            return visitFirst(next, to, seen); // whatever comes behind the first
        }
        return false;
    }

    //@ ensures from != to && !successors.containsKey(from) ==> !\result; // EXPECT violated: postcondition in 'DepthFirst.isSeen(int, int)'
    boolean isSeen(int from, int to) {
        Set<Integer> seen = new HashSet<>();
        seen.add(to);
        visit(from, to, seen);
        return seen.contains(from) && seen.contains(to);
    }
}
