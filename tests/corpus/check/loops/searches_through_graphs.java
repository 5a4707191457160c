// ARGS --objects 4 --array-length 4
// Loops that end when a queue is empty: as much was put in as was marked. Right, and with a mistake.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Searches {
    /*@ requires !graph.containsKey(null);
      @ requires (\forall Integer n; graph.containsKey(n); graph.get(n) != null && graph.get(n).size() <= 1
      @         && (\forall int i; 0 <= i && i < graph.get(n).size(); graph.containsKey(graph.get(n).get(i))));
      @ ensures 0 <= \result && \result <= graph.size();
      @*/
    static int sorted(Map<Integer, List<Integer>> graph) {
        Map<Integer, Integer> degrees = new HashMap<>();
        for (Integer node : graph.keySet()) {
            degrees.put(node, 0);
        }
        for (List<Integer> successors : graph.values()) {
            for (Integer successor : successors) {
                degrees.merge(successor, 1, Integer::sum);
            }
        }
        Deque<Integer> ready = new ArrayDeque<>();
        for (Map.Entry<Integer, Integer> entry : degrees.entrySet()) {
            if (entry.getValue() == 0) {
                ready.add(entry.getKey());
            }
        }
        int taken = 0;
        while (!ready.isEmpty()) {
            Integer node = ready.remove();
            taken++;
            for (Integer successor : graph.get(node)) {
                int left = degrees.get(successor) - 1;
                degrees.put(successor, left);
                if (left == 0) {
                    ready.add(successor);
                }
            }
        }
        return taken;
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every Map a HashMap, every List an ArrayList, 32-bit int; loops and calls followed to their end; at most 4 iterations of the loop at line 18, 4 at line 21, 1 at line 22, 4 at line 27 and so on

    /*@ requires (\forall int i; 0 <= i && i < graph.length; graph[i] != null && graph[i].length <= 3
      @         && (\forall int j; 0 <= j && j < graph[i].length; 0 <= graph[i][j] && graph[i][j] < graph.length));
      @ requires 0 <= from && from < graph.length;
      @ ensures 1 <= \result && \result <= graph.length;
      @*/
    static int reached(int[][] graph, int from) {
        int[] level = new int[graph.length];
        Arrays.fill(level, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        level[from] = 0;
        queue.add(from);
        int count = 0;
        while (!queue.isEmpty()) {
            int node = queue.poll();
            count++;
            for (int next : graph[node]) {
                if (level[next] < 0) {
                    level[next] = level[node] + 1;
                    queue.add(next);
                }
            }
        }
        return count;
    }

    /*@ requires (\forall int i; 0 <= i && i < graph.length; graph[i] != null && graph[i].length <= 3
      @         && (\forall int j; 0 <= j && j < graph[i].length; 0 <= graph[i][j] && graph[i][j] < graph.length));
      @ requires 0 <= from && from < graph.length;
      @ ensures \result <= graph.length; // EXPECT violated: postcondition in 'Searches.reachedTwice(int[][], int)'
      @*/
    static int reachedTwice(int[][] graph, int from) {
        int[] level = new int[graph.length];
        Arrays.fill(level, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        int count = 0;
        while (!queue.isEmpty()) {
            int node = queue.poll();
            count++;
            for (int next : graph[node]) {
                if (level[next] < 0) { // as that of the first is
                    level[next] = 1;
                    queue.add(next);
                }
            }
        }
        return count;
    }
}
