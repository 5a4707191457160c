// \let, \distinct, and measures of several parts.
class LetDistinctMeasures {
    //@ ensures (\let int s = p + q, t = s * 2; \result == t);
    int let(int p, int q) { return 2 * (p + q); }

    //@ ensures (\let int s = p - q; \result == s); // EXPECT violated: postcondition in 'LetDistinctMeasures.wrongLet(int, int)'
    int wrongLet(int p, int q) { return p + q; }

    //@ requires \distinct(p, q, r);
    //@ ensures p != r && q != r;
    void distinct(int p, int q, int r) { }

    //@ requires p != q;
    //@ ensures \distinct(p, q, r); // EXPECT violated: postcondition in 'LetDistinctMeasures.wrongDistinct(int, int, int)'
    void wrongDistinct(int p, int q, int r) { }

    //@ requires 0 <= n && n < 3 && 0 <= m && m < 3;
    void pair(int n, int m) {
        //@ decreases n, m;
        while (n > 0 || m > 0) {
            if (m > 0) {
                m--;
            } else {
                n--;
                m = 2;
            }
        }
    }

    //@ requires 0 <= n && n < 3 && 0 <= m && m < 3;
    void wrongPair(int n, int m) {
        //@ decreases m, n; // EXPECT violated: decreases in 'LetDistinctMeasures.wrongPair(int, int)'
        while (n > 0 || m > 0) {
            if (m > 0) {
                m--;
            } else {
                n--;
                m = 2;
            }
        }
    }
}
// OUTPUT HOLDS LetDistinctMeasures.let(int, int)
// OUTPUT HOLDS LetDistinctMeasures.distinct(int, int, int)
// OUTPUT HOLDS LetDistinctMeasures.pair(int, int)
