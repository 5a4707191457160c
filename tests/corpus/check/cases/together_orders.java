// ARGS --paths-first --array-length 4 --objects 2
// What follows from two comparisons follows from both: where one of them is missing, paths that meet go on apart.
class TogetherOrders {
    //@ ensures \result ==> x < z; // EXPECT violated: postcondition in 'TogetherOrders.second(int, int, int)'
    static boolean second(int x, int y, int z) {
        int steps = 0;
        if (x < y) {
            if (y < z)
                steps++;
            else
                steps++;
            steps = 0;
            return true;
        }
        return false;
    }

    //@ ensures \result ==> x < z; // EXPECT violated: postcondition in 'TogetherOrders.first(int, int, int)'
    static boolean first(int x, int y, int z) {
        int steps = 0;
        if (x < y)
            steps++;
        else
            steps++;
        if (y < z) {
            steps = 0;
            return true;
        }
        return false;
    }

    //@ requires a.length == 3;
    //@ ensures \result ==> a[0] < a[2]; // EXPECT violated: postcondition in 'TogetherOrders.elements(int[])'
    static boolean elements(int[] a) {
        boolean result = a[0] < a[1];
        int n = 0;
        if (a[1] < a[2])
            n = 1;
        else
            n = 2;
        n = 3;
        return result;
    }

    //@ requires a.length == 3;
    //@ ensures \result ==> a[0] <= a[2];
    static boolean kept(int[] a) {
        if (a[0] <= a[1])
            if (a[1] <= a[2])
                return true;
        return a[0] < a[2];
    }
}
