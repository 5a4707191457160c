// Whether a recursion goes on can be too hard a question: it has a part of the time only.
// ARGS --timeout 4
class Hard {
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b); // EXPECT unknown: no answer whether it goes on: recursion of 'gcd', which is deeper than 17 calls in 'Hard.gcd(int, int)'
    }
}
// EXIT 3
