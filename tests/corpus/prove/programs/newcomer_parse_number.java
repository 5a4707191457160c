// A decimal number from digits in an array.
class Parse {
    //@ requires 0 <= from && from <= a.length;
    //@ ensures from <= \result && \result <= a.length;
    //@ ensures (\forall int k; from <= k && k < \result; 0 <= a[k] && a[k] <= 9);
    //@ ensures \result == a.length || a[\result] < 0 || a[\result] > 9;
    static int skipDigits(int[] a, int from) {
        int at = from;
        while (at < a.length && a[at] >= 0 && a[at] <= 9)
            at++;
        return at;
    }

    //@ ensures -1 <= \result && \result <= 100000;
    static int value(int[] digits) {
        int value = 0;
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] < 0 || digits[i] > 9 || value > 9999)
                return -1;
            value = 10 * value + digits[i];
        }
        return value;
    }
}
// OUTPUT PROVED Parse.skipDigits(int[], int)
// OUTPUT PROVED Parse.value(int[])
