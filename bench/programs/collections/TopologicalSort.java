// bench sort --calls inline: HOLDS
// bench degrees: HOLDS

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The nodes of a graph, so that edges lead from earlier to later ones; null where there is a cycle. */
class TopologicalSort {
    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 2
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures \result != null ==> \result.size() == graph.size();
      @ ensures \result == null ==> !graph.isEmpty();
      @*/
    static /*@ nullable @*/ List<Integer> sort(Map<Integer, List<Integer>> graph) {
        Map<Integer, Integer> degrees = degrees(graph);
        Deque<Integer> ready = new ArrayDeque<>();
        for (Map.Entry<Integer, Integer> entry : degrees.entrySet()) {
            if (entry.getValue() == 0) {
                ready.add(entry.getKey());
            }
        }
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

    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 2
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures \result.keySet().equals(graph.keySet());
      @*/
    static Map<Integer, Integer> degrees(Map<Integer, List<Integer>> graph) {
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
}
