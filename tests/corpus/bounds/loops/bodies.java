// An iteration counts once its body begins, however it is left.
// ARGS --array-length 3 --bits 16
class Bodies {
    static int digits(int x) {
        int n = 0;
        do {
            n++;
            x /= 10;
        } while (x != 0);
        return n;
    }

    static int until(int[] a) {
        int sum = 0;
        for (int x : a) {
            if (x == 5)
                break;
            sum += x;
        }
        return sum;
    }

    // It always leaves in the first iteration, or does not enter.
    static int first(int[] a) {
        for (int x : a)
            return x;
        return 0;
    }

    // The fourth element is not there.
    static int thrown(int[] a, int d) {
        int i = 0;
        while (i < 10) {
            if (a[i] / d > 3)
                i++;
            i++;
        }
        return i;
    }
}
// OUTPUT bodies.java:6 do digits 1 5 exact
// OUTPUT bodies.java:15 for until 0 3 exact
// OUTPUT Bodies.first(int[])
// OUTPUT bodies.java:25 for first 0 1 exact
// OUTPUT bodies.java:33 while thrown 1 4 exact
