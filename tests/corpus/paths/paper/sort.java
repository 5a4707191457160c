// BVJ's second example as it stands.
class Main {
    public static void main(String[] argv) {
        int[] elems = new int[] { 2, 1 };
        sort(elems, 0, elems.length - 1);
        assert (elems[0] == 1) && (elems[1] == 2);
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
// OUTPUT HOLDS     Main.main(String[])
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut
