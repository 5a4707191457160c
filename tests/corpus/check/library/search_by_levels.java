// Depth-first search as recursion that branches: followed by levels where that shows that everything holds, and else in full.
// ARGS --objects 3 --array-length 3
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Edges {
    private final Map<Integer, List<Integer>> next;
    //@ private invariant !next.containsKey(null) && !next.containsValue(null);
    //@ private invariant (\forall Integer n; next.containsKey(n); !next.get(n).contains(null));

    Edges() {
        this.next = new HashMap<>();
    }

    private void visit(int node, Set<Integer> seen) {
        if (!seen.add(node)) {
            return;
        }
        for (int successor : next.getOrDefault(node, List.of())) {
            visit(successor, seen);
        }
    }

    //@ ensures from == to ==> \result;
    //@ ensures next.containsKey(from) && next.get(from).contains(to) ==> \result;
    boolean reaches(int from, int to) {
        Set<Integer> seen = new HashSet<>();
        visit(from, seen);
        return seen.contains(to);
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Edges.reachesOther(int, int)'
    boolean reachesOther(int from, int to) {
        Set<Integer> seen = new HashSet<>();
        visit(from, seen);
        return from != to && seen.contains(to);
    }

    //@ ensures \result <= 2; // EXPECT violated: postcondition in 'Edges.count(int)'
    int count(int from) {
        Set<Integer> seen = new HashSet<>();
        visit(from, seen);
        return seen.size();
    }

    private boolean leaves(int node, Set<Integer> seen, Set<Integer> path) {
        if (path.contains(node)) {
            return true;
        }
        if (!seen.add(node)) {
            return false;
        }
        path.add(node);
        for (int successor : next.getOrDefault(node, List.of())) {
            if (leaves(successor, seen, path)) {
                return true;
            }
        }
        path.remove(node);
        return false;
    }

    boolean hasCycle(int from) {
        return leaves(from, new HashSet<>(), new HashSet<>());
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Edges.keepsPath(int)'
    boolean keepsPath(int from) {
        Set<Integer> path = new HashSet<>();
        leaves(from, new HashSet<>(), path);
        return path.contains(from);
    }
}

class Rows {
    private final int[][] next;
    private int met, last;
    //@ private invariant (\forall int i; 0 <= i && i < next.length; next[i] != null);
    //@ private invariant (\forall int i; 0 <= i && i < next.length; (\forall int j; 0 <= j && j < next[i].length; 0 <= next[i][j] && next[i][j] < next.length));

    //@ requires (\forall int i; 0 <= i && i < next.length; next[i] != null);
    //@ requires (\forall int i; 0 <= i && i < next.length; (\forall int j; 0 <= j && j < next[i].length; 0 <= next[i][j] && next[i][j] < next.length));
    Rows(int[][] next) {
        this.next = next;
    }

    private void visit(int node, boolean[] seen, List<Integer> order, Deque<Integer> left) {
        if (seen[node]) {
            return;
        }
        seen[node] = true;
        met++;
        order.add(node);
        for (int successor : next[node]) {
            visit(successor, seen, order, left);
        }
        last = node;
        left.push(node);
    }

    //@ requires 0 <= from && from < next.length;
    //@ ensures \result;
    boolean all(int from) {
        boolean[] seen = new boolean[next.length];
        List<Integer> order = new ArrayList<>();
        visit(from, seen, order, new ArrayDeque<>());
        return seen[from] && last == from;
    }

    private void mark(int node, boolean[] seen) {
        seen[node] = true;
        met++;
        for (int successor : next[node]) {
            if (!seen[successor]) {
                mark(successor, seen);
            }
        }
    }

    //@ requires 0 <= from && from < next.length;
    //@ ensures \result;
    boolean marks(int from) {
        boolean[] seen = new boolean[next.length];
        mark(from, seen);
        return seen[from] && (next[from].length == 0 || seen[next[from][0]]);
    }

    //@ requires 0 <= from && from < next.length;
    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Rows.counted(int)'
    int counted(int from) {
        met = 0;
        mark(from, new boolean[next.length]);
        return met;
    }

    //@ requires 0 <= from && from < next.length && 0 <= to && to < next.length;
    //@ ensures \result ==> from == to; // EXPECT violated: postcondition in 'Rows.marksOther(int, int)'
    boolean marksOther(int from, int to) {
        boolean[] seen = new boolean[next.length];
        mark(from, seen);
        return seen[to];
    }

    private void unmark(int node, boolean[] on) {
        on[node] = true;
        for (int successor : next[node]) {
            if (!on[successor]) {
                unmark(successor, on);
            }
        }
        on[node] = false;
    }

    //@ requires 0 <= from && from < next.length;
    //@ ensures !\result;
    boolean unmarks(int from) {
        boolean[] on = new boolean[next.length];
        unmark(from, on);
        return on[from];
    }

    private int deep(int node, boolean[] seen, int depth) {
        seen[node] = true;
        assert depth < 2; // EXPECT violated: assertion: AssertionError in 'Rows.depth(int)'
        int sum = 1;
        for (int successor : next[node]) {
            if (!seen[successor]) {
                sum += deep(successor, seen, depth + 1);
            }
        }
        return sum;
    }

    //@ requires 0 <= from && from < next.length;
    int depth(int from) {
        return deep(from, new boolean[next.length], 0);
    }
}

class Node {
    final List<Node> next = new ArrayList<>();
    //@ private invariant !next.contains(null);
    boolean isMarked;
    int color;
}

class Marks {
    private void visit(Node node) {
        if (node.isMarked) {
            return;
        }
        node.isMarked = true;
        node.color = 1;
        for (Node successor : node.next) {
            visit(successor);
        }
        node.color = 2;
    }

    //@ requires !node.isMarked;
    //@ ensures node.isMarked && node.color == 2;
    void mark(Node node) {
        visit(node);
    }

    //@ requires !node.isMarked && !other.isMarked && node != other;
    //@ ensures !other.isMarked; // EXPECT violated: postcondition in 'Marks.markOther(Node, Node)'
    void markOther(Node node, Node other) {
        visit(node);
    }

    //@ requires other.color == 0 && node != other;
    //@ ensures other.color != 2; // EXPECT violated: postcondition in 'Marks.color(Node, Node)'
    void color(Node node, Node other) {
        visit(node);
    }
}
