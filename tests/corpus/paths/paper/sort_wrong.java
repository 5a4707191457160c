// A sort with a mistake: the path shows the elements that stay in the wrong order.
// ARGS --depth 200
// EXIT 1
class Main {
    //@ requires a.length == 3;
    static void sort3(int[] a) {
        sort(a, 0, a.length - 1);
        for (int i = 0; i + 1 < a.length; i++)
            assert a[i] <= a[i + 1]; // EXPECT violated: assertion: AssertionError in 'Main.sort3(int[])'
    }

    public static int partition(int[] array, int low, int high)
    {
        int pivot = array[high];
        int i = low - 1;
        int temp;

        for (int j = low; j < high; j++) {
            if (array[j] < 0)
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
// OUTPUT VIOLATED  Main.sort3(int[])
