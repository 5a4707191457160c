// jury check --bits 5 --objects 3 --array-length 3 --calls inline --method Dijkstra.run: HOLDS
// jury check --bits 5 --objects 3 --array-length 3 --method Dijkstra.run: HOLDS
// jury check --bits 5 --objects 3 --array-length 3 --unroll 1 --method Dijkstra.runUnderspecified: VIOLATED
// jury check --method Dijkstra.isRelaxed: HOLDS

/** Shortest paths from a source to all nodes that are not too far, after Dijkstra. */
public class Dijkstra {
    static final int UNREACHED = -1;

    Graph graph;
    /** By node, after a run. */
    int[] distance;

    //@ invariant distance.length == graph.size();

    /*@ requires 0 <= source && source < graph.size() && 0 <= limit;
      @ requires (\forall int e; 0 <= e && e < graph.edges.length; 0 <= graph.edges[e].weight);
      @ ensures distance[source] == 0;
      @ ensures (\forall int n; 0 <= n && n < graph.size();
      @             distance[n] == UNREACHED || 0 <= distance[n] && distance[n] <= limit);
      @ // No edge leads to a shorter path.
      @ ensures (\forall int n; 0 <= n && n < graph.size() && distance[n] != UNREACHED;
      @             (\forall int e; graph.firstEdge(n) <= e && e < graph.endOfEdges(n);
      @                 isRelaxed(distance[n], graph.edges[e], limit)));
      @ // The distance of every other node that was reached is that along some edge.
      @ ensures (\forall int m; 0 <= m && m < graph.size() && m != source && distance[m] != UNREACHED;
      @             (\exists int n; 0 <= n && n < graph.size() && distance[n] != UNREACHED;
      @                 (\exists int e; graph.firstEdge(n) <= e && e < graph.endOfEdges(n);
      @                     graph.edges[e].target == m
      @                     && distance[n] + graph.edges[e].weight == distance[m])));
      @*/
    void run(int source, int limit) {
        search(source, limit);
    }

    /** The same, but nothing is said about the weights: with negative ones it goes wrong. */
    /*@ requires 0 <= source && source < graph.size() && 0 <= limit;
      @ ensures distance[source] == 0;
      @*/
    void runUnderspecified(int source, int limit) {
        search(source, limit);
    }

    //@ requires 0 <= from && 0 <= edge.target && edge.target < distance.length;
    private /*@ pure helper @*/ boolean isRelaxed(int from, Edge edge, int limit) {
        if (edge.weight > limit - from) {
            return true;
        }
        int to = distance[edge.target];
        return to != UNREACHED && to <= from + edge.weight;
    }

    private /*@ helper @*/ void search(int source, int limit) {
        IndexedHeap heap = new IndexedHeap(graph.nodes.length);
        for (int n = 0; n < distance.length; n++) {
            distance[n] = UNREACHED;
        }
        distance[source] = 0;
        heap.insert(source, 0);
        while (!heap.isEmpty()) {
            int node = heap.deleteMin();
            for (int e = graph.firstEdge(node); e < graph.endOfEdges(node); e++) {
                relax(heap, distance[node], graph.edges[e], limit);
            }
        }
    }

    private /*@ helper @*/ void relax(IndexedHeap heap, int from, Edge edge, int limit) {
        if (edge.weight > limit - from) {
            return;
        }
        int found = from + edge.weight;
        int target = edge.target;
        if (distance[target] == UNREACHED) {
            distance[target] = found;
            heap.insert(target, found);
        } else if (found < distance[target]) {
            distance[target] = found;
            heap.decreaseKey(target, found);
        }
    }
}
