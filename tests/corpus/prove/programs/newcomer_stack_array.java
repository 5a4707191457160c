// A stack in an array, with what it holds below its size.
class IntStack {
    int[] data;
    int size;
    //@ invariant 0 <= size && size <= data.length;

    //@ requires size < data.length;
    //@ ensures size == \old(size) + 1 && data[size - 1] == v;
    //@ ensures (\forall int k; 0 <= k && k < \old(size); data[k] == \old(data[k]));
    void push(int v) {
        data[size] = v;
        size++;
    }

    //@ requires size > 0;
    //@ assignable size;
    //@ ensures size == \old(size) - 1 && \result == \old(data[size - 1]);
    int pop() {
        size--;
        return data[size];
    }

    //@ ensures -1 <= \result && \result < size;
    //@ ensures \result >= 0 ==> data[\result] == v;
    int search(int v) {
        int i = size - 1;
        while (i >= 0 && data[i] != v)
            i--;
        return i;
    }
}
// OUTPUT PROVED IntStack.push(int)
// OUTPUT PROVED IntStack.pop()
// OUTPUT PROVED IntStack.search(int)
