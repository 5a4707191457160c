// ARGS --bits 12 --no-paths
// Remainders of remainders: what Euclid's algorithm ends with, and that it ends, follows from lemmas.
// With these numbers of bits circuits alone have no answer for minutes.
class Euclid {
    /*@ requires a > 0 && b > 0;
      @ ensures \result > 0 && a % \result == 0 && b % \result == 0;
      @ ensures (\forall int d; d > 0 && a % d == 0 && b % d == 0; \result % d == 0);
      @*/
    static int gcd(int a, int b) {
        int x = a;
        int y = b;
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    //@ requires 0 < a && a < 40 && 0 < b && b < 40;
    //@ ensures b % \result == 0; // EXPECT violated: postcondition
    static int stopsTooSoon(int a, int b) {
        int x = a;
        int y = b;
        while (y > 1) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}
