// ARGS --method deleteMin --objects 6 --bits 6 --array-length 6
// A min heap in an array, after Table 1 of the paper: deleteMin takes the least element out and lets the last
// one sink from the top. Places from 1 on; the heap has at least three elements, so that one is left to sink into.
class BinaryHeap {
    int[] array;
    int size;

    //@ invariant 0 <= size && size < array.length;
    //@ invariant (\forall int i; 2 <= i && i <= size; array[i / 2] <= array[i]);

    //@ requires size >= 3;
    int deleteMin() {
        int least = array[1];
        array[1] = array[size];
        size--;
        percolateDown(1);
        return least;
    }

    /*@ helper @*/ private void percolateDown(int hole) {
        int value = array[hole];
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child != size && array[child + 1] < array[child])
                child++;
            if (array[child] >= value)
                break;
            array[hole] = array[child];
            hole = child;
        }
        array[hole] = value;
    }
}
// OUTPUT delete_min.java:22 while deleteMin > percolateDown (line 16) 1 2 exact
