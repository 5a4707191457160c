// Conditions and loops of all kinds.
class loops {
    int all(int n, Boolean boxed) {
        int sum = 0;
        if (boxed) sum++; else sum--;
        if (n > 0) { int x = 1; sum += x; } else { int x = 2; sum += x; }
        while (n-- > 0) sum += n;
        do { int inner = n; sum += inner; n++; } while (n < 10);
        for (;;) { if (sum > 3) break; sum++; }
        for (int i = 0, j = 10; i < j; i++, j--) sum += i * j;
        int k;
        for (k = 0, sum = 1; k < 3; k++) ;
        while (boxed) { boxed = false; }
        return sum;
    }

    int specified(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++)
            sum += i;
        //@ loop_invariant sum >= 0;
        while (sum > 3)
            sum--;
        return sum;
    }
}
// COVERS if, while, do, for
