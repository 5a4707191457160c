// Every element is moved into a range.
class Clamp {
    //@ requires low <= high;
    //@ ensures (\forall int k; 0 <= k && k < a.length; low <= a[k] && a[k] <= high);
    //@ ensures (\forall int k; 0 <= k && k < a.length; low <= \old(a[k]) && \old(a[k]) <= high ==> a[k] == \old(a[k]));
    static void clamp(int[] a, int low, int high) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] < low)
                a[i] = low;
            else if (a[i] > high)
                a[i] = high;
        }
    }
}
// OUTPUT PROVED Clamp.clamp(int[], int, int)
