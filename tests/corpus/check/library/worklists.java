// ARGS --objects 3 --array-length 3 --calls inline
// Algorithms that work off a queue of nodes, on a graph of the pre-state; each right, and with a mistake.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Worklists {
    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 1
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures \result != null ==> \result.size() == graph.size();
      @ ensures \result == null ==> !graph.isEmpty();
      @*/
    static /*@ nullable @*/ List<Integer> sort(Map<Integer, List<Integer>> graph) {
        Map<Integer, Integer> degrees = degrees(graph);
        Deque<Integer> ready = without(degrees);
        List<Integer> sorted = new ArrayList<>();
        while (!ready.isEmpty()) {
            Integer node = ready.remove();
            sorted.add(node);
            for (Integer successor : graph.get(node)) {
                int left = degrees.get(successor) - 1;
                degrees.put(successor, left);
                if (left == 0) {
                    ready.add(successor);
                }
            }
        }
        return sorted.size() == graph.size() ? sorted : null;
    }
    // OUTPUT for every pre-state with at most 3 objects of each class, arrays up to length 3, every Map a HashMap, every List an ArrayList, 32-bit int; loops and calls followed to their end; at most 3 iterations of the loop at line 21, 1 at line 24, 3 at line 38, 3 at line 41 and so on

    private static Map<Integer, Integer> degrees(Map<Integer, List<Integer>> graph) {
        Map<Integer, Integer> degrees = new HashMap<>();
        for (Integer node : graph.keySet()) {
            degrees.put(node, 0);
        }
        for (List<Integer> successors : graph.values()) {
            for (Integer successor : successors) {
                degrees.merge(successor, 1, Integer::sum);
            }
        }
        return degrees;
    }

    private static Deque<Integer> without(Map<Integer, Integer> degrees) {
        Deque<Integer> ready = new ArrayDeque<>();
        for (Map.Entry<Integer, Integer> entry : degrees.entrySet()) {
            if (entry.getValue() == 0) {
                ready.add(entry.getKey());
            }
        }
        return ready;
    }

    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 1
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures \result.size() <= graph.size(); // EXPECT violated: postcondition in 'Worklists.takesTwice(Map<Integer, List<Integer>>)'
      @*/
    static List<Integer> takesTwice(Map<Integer, List<Integer>> graph) {
        Map<Integer, Integer> degrees = degrees(graph);
        Deque<Integer> ready = without(degrees);
        List<Integer> sorted = new ArrayList<>();
        while (!ready.isEmpty() && sorted.size() < 4) {
            Integer node = ready.remove();
            sorted.add(node);
            for (Integer successor : graph.get(node)) {
                int left = degrees.get(successor) - 1;
                degrees.put(successor, left);
                if (left <= 1) {
                    ready.add(successor);
                }
            }
        }
        return sorted;
    }

    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 1
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures \result.size() == graph.size(); // EXPECT violated: postcondition in 'Worklists.forgetsCycles(Map<Integer, List<Integer>>)'
      @*/
    static List<Integer> forgetsCycles(Map<Integer, List<Integer>> graph) {
        List<Integer> sorted = sort(graph);
        return sorted != null ? sorted : new ArrayList<>(without(degrees(graph)));
    }
}
