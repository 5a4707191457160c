// jury check: HOLDS

/** What the heap knows of an element: its last key, and where in the heap it stands; 0 is nowhere. */
public class Element {
    int key;
    int index;

    //@ ensures \result <==> index != 0;
    /*@ pure @*/ boolean inHeap() {
        return index != 0;
    }
}
