// A loop that several calls lead to: one line for each, and one for all.
// ARGS --array-length 3 --method Calls.twice
class Calls {
    static int find(int[] a, int key) {
        for (int i = 0; i < a.length; i++)
            if (a[i] == key)
                return i;
        return -1;
    }

    static int twice(int[] a, int[] b) {
        int n = find(a, 1);
        if (n < 1 || b.length < 2)
            return 0;
        return find(b, n);
    }
}
// OUTPUT calls.java:5 for twice > find (line 12) 0 3 exact
// OUTPUT calls.java:5 for twice > find (line 15) 1 3 exact
// OUTPUT calls.java:5 for all 2 occurrences 0 3 exact
