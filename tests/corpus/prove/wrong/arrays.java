class Arrays {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == v); // EXPECT violated: postcondition in 'Arrays.fillFromOne(int[], int)'
    static void fillFromOne(int[] a, int v) {
        for (int i = 1; i < a.length; i++)
            a[i] = v;
    }

    //@ ensures true;
    static void fillTooFar(int[] a) {
        for (int i = 0; i <= a.length; i++)
            a[i] = 0; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Arrays.fillTooFar(int[])'
    }

    //@ requires a.length <= b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == \old(a[k])); // EXPECT violated: postcondition in 'Arrays.copyShifted(int[], int[])'
    static void copyShifted(int[] a, int[] b) {
        for (int i = 1; i < a.length; i++)
            b[i] = a[i - 1];
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result); // EXPECT violated: postcondition in 'Arrays.maxFromZero(int[])'
    static int maxFromZero(int[] a) {
        int m = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] < m)
                m = a[i];
        return m;
    }

    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[a.length - 1 - k])); // EXPECT violated: postcondition in 'Arrays.reverseTwice(int[])'
    static void reverseTwice(int[] a) {
        int i = 0;
        int j = a.length - 1;
        while (i < a.length && j >= 0) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
            i++;
            j--;
        }
    }

    //@ ensures \result ==> (\forall int k; 0 <= k && k < a.length - 1; a[k] <= a[k + 1]); // EXPECT violated: postcondition in 'Arrays.sortedSkips(int[])'
    static boolean sortedSkips(int[] a) {
        for (int i = 1; i < a.length - 1; i++)
            if (a[i] > a[i + 1])
                return false;
        return true;
    }

    //@ ensures 0 <= \result && \result <= a.length;
    //@ ensures (\forall int k; 0 <= k && k < \result; a[k] <= pivot); // EXPECT violated: postcondition in 'Arrays.partitionForgets(int[], int)'
    static int partitionForgets(int[] a, int pivot) {
        int i = 0;
        int j = a.length;
        while (i < j) {
            if (a[i] <= pivot)
                i++;
            else {
                j--;
                a[i] = a[j];
                i++;
            }
        }
        return i;
    }
}
// OUTPUT VIOLATED Arrays.fillFromOne(int[], int)
// OUTPUT VIOLATED Arrays.fillTooFar(int[])
// OUTPUT VIOLATED Arrays.copyShifted(int[], int[])
// OUTPUT VIOLATED Arrays.maxFromZero(int[])
// OUTPUT VIOLATED Arrays.reverseTwice(int[])
// OUTPUT VIOLATED Arrays.sortedSkips(int[])
// OUTPUT VIOLATED Arrays.partitionForgets(int[], int)
