class Pointers {
    //@ ensures \result <==> (\forall int k; 0 <= k && k < a.length; a[k] == a[a.length - 1 - k]);
    static boolean palindrome(int[] a) {
        int i = 0;
        int j = a.length - 1;
        while (i < j) {
            if (a[i] != a[j])
                return false;
            i++;
            j--;
        }
        return true;
    }
}
// OUTPUT PROVED Pointers.palindrome(int[])
