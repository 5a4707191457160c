// How often a method calls itself depends on what a loop computes that is too long to follow: `sum` is even, so never, but that is not known.
// ARGS --calls inline
class Open {
    int even(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum = (sum ^ i) & ~1;
        return once((sum & 1) != 0);
    }

    static int once(boolean again) {
        return again ? once(false) : 0;
    }
}
// OUTPUT open_recursion.java:6 for even 0 2147483647 exact
// OUTPUT open_recursion.java:11 recursion of 'once' even > once (line 8) ? ? not known: it depends on what the loop at line 6 computes, which is too long to follow
// OUTPUT open_recursion.java:11 recursion of 'once' once 0 1 exact
// EXIT 3
