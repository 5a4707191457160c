/** An edge of a graph. It belongs to the node it leaves. */
public class Edge {
    int target;
    int weight;
}
