// The papers' own encoding on the heap of their Table I.
// ARGS --encoding quantified --bits 3 --objects 3 --array-length 3 --unroll 3 --calls inline --method IndexedHeap.deleteMin --method IndexedHeap.insert --method IndexedHeap.decreaseKey --method IndexedHeap.minElement
// FILES ../../../../examples/dijkstra/IndexedHeap.java ../../../../examples/dijkstra/HeapEntry.java ../../../../examples/dijkstra/Element.java
class Table {
}
// OUTPUT HOLDS IndexedHeap.minElement()
// OUTPUT HOLDS IndexedHeap.insert(int, int)
// OUTPUT HOLDS IndexedHeap.decreaseKey(int, int)
// OUTPUT HOLDS IndexedHeap.deleteMin()
