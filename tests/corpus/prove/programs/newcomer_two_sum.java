// Two elements of a sorted array with a given sum, from both ends.
class TwoSum {
    //@ requires (\forall int k; 0 <= k && k < a.length; -1000 <= a[k] && a[k] <= 1000);
    //@ ensures \result >= 0 ==> \result < a.length;
    //@ ensures \result >= 0 ==> (\exists int k; \result < k && k < a.length; a[\result] + a[k] == sum);
    static int find(int[] a, int sum) {
        int i = 0, j = a.length - 1;
        while (i < j) {
            int s = a[i] + a[j];
            if (s == sum)
                return i;
            if (s < sum)
                i++;
            else
                j--;
        }
        return -1;
    }
}
// OUTPUT PROVED TwoSum.find(int[], int)
