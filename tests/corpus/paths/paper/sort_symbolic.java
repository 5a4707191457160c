// BVJ's second example with 2, 3 and 4 elements of any value: as many paths as there are orders.
// ARGS --depth 200
class Main {
    //@ requires a.length == 2;
    static void sort2(int[] a) {
        sort(a, 0, a.length - 1);
        for (int i = 0; i + 1 < a.length; i++)
            assert a[i] <= a[i + 1];
    }

    //@ requires a.length == 3;
    static void sort3(int[] a) {
        sort(a, 0, a.length - 1);
        for (int i = 0; i + 1 < a.length; i++)
            assert a[i] <= a[i + 1];
    }

    //@ requires a.length == 4;
    static void sort4(int[] a) {
        sort(a, 0, a.length - 1);
        for (int i = 0; i + 1 < a.length; i++)
            assert a[i] <= a[i + 1];
    }

    public static int partition(int[] array, int low, int high)
    {
        int pivot = array[high];
        int i = low - 1;
        int temp;

        for (int j = low; j < high; j++) {
            if (array[j] <= pivot)
            {
                i++;
                temp = array[i];
                array[i] = array[j];
                array[j] = temp;
            }
        }

        temp = array[i+1];
        array[i+1] = array[high];
        array[high] = temp;

        return i + 1;
    }

    public static void sort(int[] array, int low, int high) {
        if (low < high) {
            int pi = partition(array, low, high);
            sort(array, low, pi - 1);
            sort(array, pi + 1, high);
        }
    }
}
// OUTPUT HOLDS     Main.sort2(int[])
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
// OUTPUT HOLDS     Main.sort3(int[])
// OUTPUT 6 paths: 6 feasible; 6 verified, 0 violated, 0 cut
// OUTPUT HOLDS     Main.sort4(int[])
// OUTPUT 24 paths: 24 feasible; 24 verified, 0 violated, 0 cut
