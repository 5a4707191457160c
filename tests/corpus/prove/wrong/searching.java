class Searching {
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != key); // EXPECT violated: postcondition in 'Searching.linearStops(int[], int)'
    static int linearStops(int[] a, int key) {
        for (int i = 0; i < a.length - 1; i++)
            if (a[i] == key)
                return i;
        return -1;
    }

    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != key); // EXPECT violated: postcondition in 'Searching.binaryMisses(int[], int)'
    static int binaryMisses(int[] a, int key) {
        int lo = 0;
        int hi = a.length - 1;
        while (lo < hi) {
            int mid = lo + (hi - lo) / 2;
            if (a[mid] < key)
                lo = mid + 1;
            else if (a[mid] > key)
                hi = mid - 1;
            else
                return mid;
        }
        return -1;
    }

    //@ ensures \result >= 0 ==> a[\result] == key; // EXPECT violated: postcondition in 'Searching.lastOff(int[], int)'
    static int lastOff(int[] a, int key) {
        int i = a.length - 1;
        while (i >= 0 && a[i] != key)
            i--;
        return i + 1;
    }

    //@ ensures a[\result] == key;
    static int certainOfNothing(int[] a, int key) {
        int i = 0;
        while (a[i] != key) // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Searching.certainOfNothing(int[], int)'
            i++;
        return i;
    }

    //@ ensures \result <==> (\exists int k; 0 <= k && k < a.length; a[k] == key); // EXPECT violated: postcondition in 'Searching.containsForgets(int[], int)'
    static boolean containsForgets(int[] a, int key) {
        boolean found = false;
        for (int i = 0; i < a.length; i++)
            found = a[i] == key;
        return found;
    }
}
// OUTPUT VIOLATED Searching.linearStops(int[], int)
// OUTPUT VIOLATED Searching.binaryMisses(int[], int)
// OUTPUT VIOLATED Searching.lastOff(int[], int)
// OUTPUT VIOLATED Searching.certainOfNothing(int[], int)
// OUTPUT VIOLATED Searching.containsForgets(int[], int)
