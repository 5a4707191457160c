class Stack {
    int[] items = new int[4];
    int size;
    //@ invariant 0 <= size && size <= items.length;

    /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    /*@ pure @*/ boolean isFull() {
        return size == items.length;
    }

    //@ requires !isEmpty();
    /*@ pure @*/ int top() {
        return items[size - 1];
    }

    /*@ pure @*/ static int larger(int x, int y) {
        return x > y ? x : y;
    }

    //@ requires !isFull();
    //@ ensures top() == x && size == \old(size) + 1 && !isEmpty();
    void push(int x) {
        items[size++] = x;
    }

    //@ requires !isFull();
    //@ ensures top() == x; // EXPECT violated: postcondition in 'Stack.pushWrong(int)'
    void pushWrong(int x) {
        if (size == 0) {
            items[size++] = 0;
        } else {
            items[size++] = x;
        }
    }

    //@ requires !isEmpty();
    //@ ensures \result == \old(top()) && size == \old(size) - 1;
    int pop() {
        return items[--size];
    }

    //@ requires !isEmpty();
    //@ ensures \result == top(); // EXPECT violated: postcondition in 'Stack.popWrong()'
    int popWrong() {
        return items[--size];
    }

    //@ ensures \result == larger(x, larger(y, z));
    static int largest(int x, int y, int z) {
        int m = x;
        if (y > m) {
            m = y;
        }
        if (z > m) {
            m = z;
        }
        return m;
    }
}
// OUTPUT HOLDS Stack.push(int)
// OUTPUT HOLDS Stack.pop()
// OUTPUT HOLDS Stack.largest(int, int, int)
