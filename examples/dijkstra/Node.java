/** A node of a graph. Its edges are those from {@code firstEdge} up to the first of the next node. */
public class Node {
    int firstEdge;
}
