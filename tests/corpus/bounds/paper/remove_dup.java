// ARGS --method removeDup --objects 7 --bits 7 --array-length 7
// A queue of ints in an array, and a copy without what occurs twice: for each element it is looked up whether it
// was copied before.
class KeYList {
    int[] items;
    int count;

    //@ invariant 0 <= count && count <= items.length;

    //@ requires (\exists int i; 0 <= i && i < count; (\exists int j; 0 <= j && j < i; items[i] == items[j]));
    //@ requires count >= 2;
    void removeDup() {
        int kept = 0;
        for (int i = 0; i < count; i++)
            if (!contains(items[i], kept))
                items[kept++] = items[i];
        count = kept;
    }

    /*@ helper @*/ private boolean contains(int item, int end) {
        for (int j = 0; j < end; j++)
            if (items[j] == item)
                return true;
        return false;
    }
}
// OUTPUT remove_dup.java:14 for removeDup 2 7 exact
// OUTPUT remove_dup.java:21 for removeDup > contains (line 15) 0 6 exact
