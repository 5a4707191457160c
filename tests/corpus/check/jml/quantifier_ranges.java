// Ranges of bound variables: in every shape, with symbolic bounds, without bounds.
class QuantifierRanges {
    //@ requires 0 <= lo && lo <= hi && hi <= a.length;
    //@ ensures \result <==> (\exists int i; i >= lo && i < hi; a[i] == k);
    static boolean find(int[] a, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++)
            if (a[i] == k) return true;
        return false;
    }
    //@ requires 0 <= lo && lo <= hi && hi <= a.length;
    //@ ensures \result <==> (\exists int i; lo <= i & i < hi; a[i] == k); // EXPECT violated: postcondition in 'QuantifierRanges.findWrong(int[], int, int, int)'
    static boolean findWrong(int[] a, int lo, int hi, int k) {
        for (int i = lo; i + 1 < hi; i++)
            if (a[i] == k) return true;
        return false;
    }
    //@ requires n < 1000;
    //@ ensures (\forall int i; n <= i && i < n + 3; i * 1 >= n);
    //@ ensures (\exists int i; n <= i && i < n + 3; i == \result);
    static int window(int n) { return n + 2; }

    //@ requires n < 1000;
    //@ ensures (\exists int i; n <= i && i < n + 3; i == \result); // EXPECT violated: postcondition in 'QuantifierRanges.windowWrong(int)'
    static int windowWrong(int n) { return n + 3; }

    //@ requires -20 < n && n < 20;
    //@ ensures (\sum int i; n <= i && i < n + 3; i) == \result;
    static int sum(int n) { return 3 * n + 3; }
    //@ requires n < 1000;
    //@ ensures (\sum int i; n < i && i < n + 3; i) == \result; // EXPECT violated: postcondition in 'QuantifierRanges.sumWrong(int)'
    static int sumWrong(int n) { return 3 * n + 3; }

    //@ ensures (\num_of int i; 0 <= i && i < 100; i % 7 == 0) == \result;
    static int hundred() { return 15; }
    //@ ensures (\num_of int i; 0 <= i && i < 100; i % 7 == 0) == \result; // EXPECT violated: postcondition in 'QuantifierRanges.hundredWrong()'
    static int hundredWrong() { return 14; }

    //@ ensures (\forall int i; 0 <= i && i < n; i * i >= i); // EXPECT violated: postcondition in 'QuantifierRanges.overflow(int)'
    static void overflow(int n) { }

    //@ ensures (\forall int i; 0 <= i && i < n ==> i <= n);
    static void unboundedN(int n) { }
    //@ requires (\exists int i; i * 2 == n);
    //@ ensures n % 2 == 0;
    static void given(int n) { }
    //@ requires (\exists int i; i * 2 == n);
    //@ ensures n % 4 == 0; // EXPECT violated: postcondition in 'QuantifierRanges.givenWrong(int)'
    static void givenWrong(int n) { }
    //@ ensures (\forall char c; c >= 0);
    static void chars() { }
    //@ ensures (\forall char c; c != 'x'); // EXPECT violated: postcondition in 'QuantifierRanges.charsWrong()'
    static void charsWrong() { }
    //@ ensures (\forall byte b; -128 <= b && b <= 127);
    //@ ensures (\exists byte b; b == 100);
    static void bytes() { }
    //@ ensures (\exists byte b; b == 200); // EXPECT violated: postcondition in 'QuantifierRanges.bytesWrong()'
    static void bytesWrong() { }
    //@ ensures \result == (\forall int i; 0 <= i && i < a.length; (\forall int j; i < j && j < a.length; a[i] != a[j]));
    static boolean distinct(int[] a) {
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < i; j++)
                if (a[i] == a[j]) return false;
        return true;
    }
    //@ ensures \result == (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++)
            if (a[i - 1] > a[i]) return false;
        return true;
    }
    //@ ensures \result == (\forall int i, j; i < 0 || j <= i || j >= a.length || a[i] <= a[j]);
    static boolean sortedOr(int[] a) {
        for (int i = 1; i < a.length; i++)
            if (a[i - 1] > a[i]) return false;
        return true;
    }
    //@ requires a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length && i % 2 == 0; a[i]);
    static int evenMax(int[] a) {
        int m = a[0];
        for (int i = 2; i < a.length; i += 2) if (a[i] > m) m = a[i];
        return m;
    }
    //@ requires a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length && i % 2 == 0; a[i]); // EXPECT violated: postcondition in 'QuantifierRanges.evenMaxWrong(int[])'
    static int evenMaxWrong(int[] a) {
        int m = a[0];
        for (int i = 1; i < a.length; i += 1) if (a[i] > m) m = a[i];
        return m;
    }
    //@ ensures (\exists int k; \result == 2 * k);
    static int even(int n) { return n + n; }
}
// OUTPUT HOLDS QuantifierRanges.find(int[], int, int, int)
// OUTPUT VIOLATED QuantifierRanges.findWrong(int[], int, int, int)
// OUTPUT HOLDS QuantifierRanges.window(int)
// OUTPUT VIOLATED QuantifierRanges.windowWrong(int)
// OUTPUT HOLDS QuantifierRanges.sum(int)
// OUTPUT VIOLATED QuantifierRanges.sumWrong(int)
// OUTPUT HOLDS QuantifierRanges.hundred()
// OUTPUT VIOLATED QuantifierRanges.hundredWrong()
// OUTPUT VIOLATED QuantifierRanges.overflow(int)
// OUTPUT HOLDS QuantifierRanges.unboundedN(int)
// OUTPUT HOLDS QuantifierRanges.given(int)
// OUTPUT VIOLATED QuantifierRanges.givenWrong(int)
// OUTPUT HOLDS QuantifierRanges.chars()
// OUTPUT VIOLATED QuantifierRanges.charsWrong()
// OUTPUT HOLDS QuantifierRanges.bytes()
// OUTPUT VIOLATED QuantifierRanges.bytesWrong()
// OUTPUT HOLDS QuantifierRanges.distinct(int[])
// OUTPUT HOLDS QuantifierRanges.sorted(int[])
// OUTPUT HOLDS QuantifierRanges.sortedOr(int[])
// OUTPUT HOLDS QuantifierRanges.evenMax(int[])
// OUTPUT VIOLATED QuantifierRanges.evenMaxWrong(int[])
// OUTPUT HOLDS QuantifierRanges.even(int)
