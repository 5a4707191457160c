// bench addEdge --objects Graph=1: HOLDS
// bench degree --objects Graph=1: HOLDS
// bench isReachable --objects Graph=1: HOLDS

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A directed graph: the successors of each node. */
class Graph {
    private final Map<Integer, List<Integer>> successors;
    //@ private invariant !successors.containsKey(null) && !successors.containsValue(null);
    //@ private invariant (\forall Integer n; successors.containsKey(n); !successors.get(n).contains(null));

    Graph(Map<Integer, List<Integer>> successors) {
        this.successors = successors;
    }

    //@ ensures successors.get(from).contains(to);
    void addEdge(int from, int to) {
        List<Integer> known = successors.get(from);
        if (known == null) {
            known = new ArrayList<>();
            successors.put(from, known);
        }
        if (!known.contains(to)) {
            known.add(to);
        }
    }

    //@ ensures \result == (successors.containsKey(node) ? successors.get(node).size() : 0);
    /*@ pure @*/ int degree(int node) {
        return successors.containsKey(node) ? successors.get(node).size() : 0;
    }

    //@ ensures from == to ==> \result;
    //@ ensures successors.containsKey(from) && successors.get(from).contains(to) ==> \result;
    //@ ensures from != to && !successors.containsKey(from) ==> !\result;
    boolean isReachable(int from, int to) {
        return visit(from, to, new HashSet<>());
    }

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
}
