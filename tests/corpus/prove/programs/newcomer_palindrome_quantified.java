// A palindrome is what reads the same from both ends.
class Palindrome {
    //@ ensures \result <==> (\forall int k; 0 <= k && k < a.length; a[k] == a[a.length - 1 - k]);
    static boolean check(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--)
            if (a[i] != a[j])
                return false;
        return true;
    }
}
// OUTPUT PROVED Palindrome.check(int[])
