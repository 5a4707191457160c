// A limit is no number of so few bits: loops of many iterations for the type are unrolled like others.
// ARGS --bits 6 --by unroll
class FewBits {
    static int gause(int n) {
        int sum = 0;
        while (n != 0) { // OUTPUT few_bits.java:6 while gause - 63 unrolled
            sum += n;
            n--;
        }
        return sum;
    }

    static int upTo(int n) {
        int i = 0;
        while (i < n) // OUTPUT few_bits.java:15 while upTo - 31 unrolled
            i++;
        return i;
    }
}
