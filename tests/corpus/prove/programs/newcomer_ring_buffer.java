// A queue in an array that goes round.
class Ring {
    int[] data;
    int first;
    int size;
    //@ invariant 0 < data.length && data.length <= 1000000 && 0 <= first && first < data.length && 0 <= size && size <= data.length;

    //@ requires size < data.length;
    //@ ensures size == \old(size) + 1;
    //@ ensures data[(first + \old(size)) % data.length] == v;
    void add(int v) {
        int at = first + size;
        if (at >= data.length)
            at -= data.length;
        data[at] = v;
        size++;
    }

    //@ ensures \result ==> size > 0;
    boolean contains(int v) {
        int at = first;
        for (int i = 0; i < size; i++) {
            if (data[at] == v)
                return true;
            at = at + 1 == data.length ? 0 : at + 1;
        }
        return false;
    }
}
// OUTPUT PROVED Ring.add(int)
// OUTPUT PROVED Ring.contains(int)
