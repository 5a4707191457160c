// A limit is no number of so few bits: loops of many iterations for the type are unrolled like others.
// ARGS --bits 6
class FewBits {
    static int gause(int n) {
        int sum = 0;
        while (n != 0) { // OUTPUT few_bits_exact.java:6 while gause 0 63 exact
            sum += n;
            n--;
        }
        return sum;
    }

    static int upTo(int n) {
        int i = 0;
        while (i < n) // OUTPUT few_bits_exact.java:15 while upTo 0 31 exact
            i++;
        return i;
    }
}
