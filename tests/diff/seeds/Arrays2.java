import java.util.Arrays;

// Arrays: of arrays, of generics, initialisers, covariance, clone, sorting.
public class Arrays2 {
    private static final int[][] IDENTITY = {{1, 0}, {0, 1}};
    private final double[][] cells;
    private final int rows, columns;
    String[] names[] = {{"a"}, {}, null};

    Arrays2(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        cells = new double[rows][columns];
    }

    Arrays2(double[]... rows) {
        this(rows.length, rows[0].length);
        for (int i = 0; i < rows.length; i++) {
            cells[i] = rows[i].clone();
        }
    }

    Arrays2 times(Arrays2 other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException(columns + " and " + other.rows);
        }
        Arrays2 result = new Arrays2(rows, other.columns);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < other.columns; j++) {
                double sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += cells[i][k] * other.cells[k][j];
                }
                result.cells[i][j] = sum;
            }
        }
        return result;
    }

    double[] row(int index) {
        return cells[index];
    }

    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int key = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > key) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = key;
        }
    }

    static int binarySearch(int[] a, int key) {
        int low = 0, high = a.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static <T extends Comparable<T>> void bubble(T[] items) {
        boolean changed;
        do {
            changed = false;
            for (int i = 0; i + 1 < items.length; i++) {
                if (items[i].compareTo(items[i + 1]) > 0) {
                    T kept = items[i];
                    items[i] = items[i + 1];
                    items[i + 1] = kept;
                    changed = true;
                }
            }
        } while (changed);
    }

    static int[] merge(int[] a, int[] b) {
        int[] result = new int[a.length + b.length];
        int i = 0, j = 0, k = 0;
        while (i < a.length && j < b.length) {
            result[k++] = a[i] <= b[j] ? a[i++] : b[j++];
        }
        while (i < a.length) result[k++] = a[i++];
        while (j < b.length) result[k++] = b[j++];
        return result;
    }

    static long total(int[][] triangle) {
        long sum = 0;
        for (int[] line : triangle) {
            for (int value : line) {
                sum += value;
            }
        }
        return sum;
    }

    @SuppressWarnings("unchecked")
    static <E> E[] generic(int size) {
        Object[] plain = new Object[size];
        return (E[]) plain;
    }

    static boolean contains(Object[] items, Object wanted) {
        for (Object item : items) {
            if (item == null ? wanted == null : item.equals(wanted)) {
                return true;
            }
        }
        return false;
    }

    public static void main(String... args) {
        int[] numbers = {5, 3, 1};
        sort(numbers);
        int[] copy = numbers.clone(), more[] = {numbers, copy};
        Object object = numbers;
        Object[] objects = new String[] {"x", "y"};
        Integer[] boxes = {3, 1, 2};
        bubble(boxes);
        Comparable<Integer>[] comparables = boxes;
        char[] letters = {'a', 98, (char) 99};
        byte[] bytes = {1, -1, 'c'};
        long[] longs = {1, 2L, 'c'};
        float[][][] cube = new float[2][3][];
        cube[0][1] = new float[] {1, 2.5f};
        int[][] ragged = {{1}, {1, 2}, new int[3]};
        Arrays2 product = new Arrays2(new double[] {1, 2}, new double[] {3, 4}).times(new Arrays2(2, 2));
        System.out.println(product.row(0)[1] + binarySearch(copy, 3) + total(ragged) + more[1][0]);
        System.out.println(contains(objects, "x") + Arrays.toString(merge(numbers, copy)) + IDENTITY[0][0]);
        System.out.println(((int[]) object).length + letters.length + bytes[0] + longs[1] + cube[0].length);
        String[] made = Arrays2.<String>generic(2);
        System.out.println(made.length + comparables.length + product.names[0][0]);
    }
}
