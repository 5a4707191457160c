// jury check: HOLDS

/**
 * A directed graph with weights, in two arrays: nodes, and edges sorted by the node they leave.
 * The last of the nodes is none: it ends the edges of the one before.
 */
public class Graph {
    Node[] nodes;
    Edge[] edges;

    /*@ invariant nodes.length > 0;
      @ invariant nodes[0].firstEdge == 0 && nodes[nodes.length - 1].firstEdge == edges.length;
      @ invariant (\forall int n; 1 <= n && n < nodes.length;
      @               nodes[n - 1].firstEdge <= nodes[n].firstEdge);
      @ invariant (\forall int e; 0 <= e && e < edges.length;
      @               0 <= edges[e].target && edges[e].target < nodes.length - 1);
      @*/

    //@ ensures \result == nodes.length - 1;
    /*@ pure @*/ int size() {
        return nodes.length - 1;
    }

    //@ requires 0 <= node && node < size();
    //@ ensures \result == nodes[node].firstEdge && 0 <= \result && \result <= edges.length;
    /*@ pure @*/ int firstEdge(int node) {
        return nodes[node].firstEdge;
    }

    /** The edge after the last one of the node. */
    //@ requires 0 <= node && node < size();
    //@ ensures \result == nodes[node + 1].firstEdge;
    //@ ensures firstEdge(node) <= \result && \result <= edges.length;
    /*@ pure @*/ int endOfEdges(int node) {
        return nodes[node + 1].firstEdge;
    }
}
