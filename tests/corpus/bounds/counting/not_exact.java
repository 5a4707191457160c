// What a closed form does not cover is said.
class NotExact {
    // Near the greatest int, the counter wraps.
    static void overflow(int a, int b) {
        for (int i = a; i < b; i += 3) { // EXPECT unknown: not followed to the end: a loop whose counter overflows in 'NotExact.overflow(int, int)'
        }
    }

    //@ requires 1000 <= n && n <= 100000;
    static int depends(int n) {
        int power = 1;
        for (int i = 0; i < n; i++)
            power *= 3;
        while (power > 5 && power < 10)
            power++;
        return power;
    }
}
// OUTPUT not_exact.java:5 for overflow <= 0 >= 1431655765 not exact: not followed to the end: a loop whose counter overflows at line 5
// OUTPUT not_exact.java:14 while depends ? ? not known: it depends on what the loop at line 12 computes, which is too long to follow
// EXIT 3
