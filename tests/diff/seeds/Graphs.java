import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

// Graph algorithms with generic nodes and nested collections.
public class Graphs<N> {
    private final Map<N, Map<N, Integer>> edges = new HashMap<>();
    private boolean isDirected;

    private static class Step<N> implements Comparable<Step<N>> {
        final N node;
        final int distance;

        Step(N node, int distance) {
            this.node = node;
            this.distance = distance;
        }

        @Override
        public int compareTo(Step<N> other) {
            return Integer.compare(distance, other.distance);
        }
    }

    public Graphs<N> edge(N from, N to, int weight) {
        edges.computeIfAbsent(from, n -> new HashMap<>()).put(to, weight);
        edges.putIfAbsent(to, new HashMap<>());
        if (!isDirected) {
            edges.get(to).put(from, weight);
        }
        return this;
    }

    public Set<N> reachable(N start) {
        Set<N> seen = new LinkedHashSet<>();
        Queue<N> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            N node = queue.remove();
            if (!seen.add(node)) {
                continue;
            }
            for (N next : edges.getOrDefault(node, Map.of()).keySet()) {
                queue.offer(next);
            }
        }
        return seen;
    }

    public Map<N, Integer> distances(N start) {
        Map<N, Integer> result = new HashMap<>();
        PriorityQueue<Step<N>> open = new PriorityQueue<>();
        open.add(new Step<>(start, 0));
        while (!open.isEmpty()) {
            Step<N> step = open.poll();
            if (result.containsKey(step.node)) {
                continue;
            }
            result.put(step.node, step.distance);
            for (Map.Entry<N, Integer> edge : edges.get(step.node).entrySet()) {
                open.add(new Step<>(edge.getKey(), step.distance + edge.getValue()));
            }
        }
        return result;
    }

    public List<N> sorted() throws CycleException {
        List<N> order = new ArrayList<>();
        Set<N> done = new HashSet<>();
        for (N node : edges.keySet()) {
            visit(node, done, new HashSet<>(), order);
        }
        Collections.reverse(order);
        return order;
    }

    private void visit(N node, Set<N> done, Set<N> active, List<? super N> order) throws CycleException {
        if (done.contains(node)) {
            return;
        }
        if (!active.add(node)) {
            throw new CycleException(node);
        }
        for (N next : edges.get(node).keySet()) {
            visit(next, done, active, order);
        }
        active.remove(node);
        done.add(node);
        order.add(node);
    }

    public static class CycleException extends Exception {
        CycleException(Object node) {
            super("cycle at " + node);
        }
    }

    public void each(BiConsumer<? super N, ? super N> action) {
        edges.forEach((from, targets) -> targets.keySet().forEach(to -> action.accept(from, to)));
    }

    public int sum(ToIntFunction<? super N> weight) {
        int sum = 0;
        for (N node : edges.keySet()) {
            sum += weight.applyAsInt(node);
        }
        return sum;
    }

    public static <T extends Comparable<T>> T smallest(Graphs<? extends T> graph) {
        T best = null;
        for (T node : graph.edges.keySet()) {
            if (best == null || node.compareTo(best) < 0) {
                best = node;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Graphs<String> graph = new Graphs<String>().edge("a", "b", 2).edge("b", "c", 3);
        graph.isDirected = true;
        Map<String, Integer> distances = graph.distances("a");
        int far = distances.get("c") + graph.sum(String::length);
        StringBuilder text = new StringBuilder();
        graph.each((from, to) -> text.append(from).append(to));
        try {
            for (String node : graph.sorted()) {
                text.append(node);
            }
        } catch (CycleException e) {
            text.append(e.getMessage());
        }
        System.out.println(far + text.toString() + graph.reachable("b").size() + smallest(graph));
    }
}
