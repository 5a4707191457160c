// The programs of tests/corpus/bounds/paper on every input of a scope: how often do their loops run?
// Prints `program scope loop least most`, or `X X` for a loop that is never reached.
class TableOne {
    static int[] current = new int[2], least = new int[2], most = new int[2];

    static void begin() {
        for (int i = 0; i < 2; i++) {
            least[i] = Integer.MAX_VALUE;
            most[i] = -1;
        }
    }

    static void end(int loop) {
        least[loop] = Math.min(least[loop], current[loop]);
        most[loop] = Math.max(most[loop], current[loop]);
    }

    static void report(String program, int scope, int loops) {
        for (int i = 0; i < loops; i++)
            System.out.println(program + " " + scope + " " + i + " "
                    + (most[i] < 0 ? "X X" : least[i] + " " + most[i]));
    }

    // A number as an int of so many bits.
    static int wrap(int number, int bits) {
        return number << (32 - bits) >> (32 - bits);
    }

    // ---- deleteMin: arrays up to length n; only the order of the elements matters

    static void deleteMin(int scope) {
        begin();
        for (int size = 3; size < scope; size++)
            fillHeap(new int[size + 1], 1, size);
        report("delete_min", scope, 1);
    }

    static void fillHeap(int[] array, int next, int size) {
        if (next > size) {
            sink(array.clone(), size);
            return;
        }
        for (int value = 0; value <= size; value++) {
            array[next] = value;
            if (next == 1 || array[next / 2] <= value)
                fillHeap(array, next + 1, size);
        }
    }

    static void sink(int[] array, int size) {
        array[1] = array[size];
        size--;
        current[0] = 0;
        int hole = 1, value = array[1];
        while (hole * 2 <= size) {
            current[0]++;
            int child = hole * 2;
            if (child != size && array[child + 1] < array[child])
                child++;
            if (array[child] >= value)
                break;
            array[hole] = array[child];
            hole = child;
        }
        end(0);
    }

    // ---- removeDup: arrays up to length n

    static void removeDup(int scope) {
        begin();
        for (int count = 2; count <= scope; count++)
            fillQueue(new int[count], 0, count);
        report("remove_dup", scope, 2);
    }

    static void fillQueue(int[] items, int next, int count) {
        if (next == count) {
            if (java.util.Arrays.stream(items).distinct().count() < count)
                removeDup(items.clone(), count);
            return;
        }
        for (int value = 0; value < count; value++) {
            items[next] = value;
            fillQueue(items, next + 1, count);
        }
    }

    static void removeDup(int[] items, int count) {
        int kept = 0;
        current[0] = 0;
        for (int i = 0; i < count; i++) {
            current[0]++;
            boolean found = false;
            current[1] = 0;
            for (int j = 0; j < kept; j++) {
                current[1]++;
                if (items[j] == items[i]) {
                    found = true;
                    break;
                }
            }
            end(1);
            if (!found)
                items[kept++] = items[i];
        }
        end(0);
    }

    // ---- add: the loops depend on the size and the index alone

    static void add(int scope) {
        begin();
        for (int size = 1; size < 1 << (scope - 1); size++) {
            for (int index = 0; index < size; index++) {
                int loop = index < (size >> 1) ? 0 : 1;
                current[loop] = 0;
                if (loop == 0)
                    for (int i = 0; i <= index; i++)
                        current[0]++;
                else
                    for (int i = size; i > index; i--)
                        current[1]++;
                end(loop);
            }
        }
        report("add", scope, 2);
    }

    // ---- fibonacci and gause: every int of n bits

    static void fibonacci(int scope) {
        begin();
        for (int n = -(1 << (scope - 1)); n < 1 << (scope - 1); n++) {
            int i = 0, j = 1, count = 0;
            for (; j != n && count < 1 << (2 * scope); count++) {
                int t = wrap(j + i, scope);
                i = j;
                j = t;
            }
            current[0] = count;
            if (j == n)
                end(0);
        }
        report("fibonacci", scope, 1);
    }

    static void gause(int scope) {
        begin();
        for (int start = -(1 << (scope - 1)); start < 1 << (scope - 1); start++) {
            int n = start;
            for (current[0] = 0; n != 0; current[0]++)
                n = wrap(n - 1, scope);
            end(0);
        }
        report("gause", scope, 1);
    }

    public static void main(String[] arguments) {
        for (int scope : new int[] {3, 4, 5, 6})
            deleteMin(scope);
        for (int scope : new int[] {4, 5, 6, 7})
            removeDup(scope);
        for (int scope : new int[] {3, 4, 5, 7, 10})
            add(scope);
        for (int scope : new int[] {3, 4, 5, 6})
            fibonacci(scope);
        for (int scope : new int[] {6, 7, 9})
            gause(scope);
    }
}
