// ARGS --all
// In plain Java a larger scope breaks nothing that only objects break that nothing builds.
class Touched {
    int[] items = new int[2];
    int size;

    public int last() {
        return size == 0 ? 0 : items[size - 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Touched.last()'
    }
}

class Toucher {
    public static void touch(Touched touched, int size) {
        touched.size = size;
    }
}
// OUTPUT HOLDS Touched.last()
