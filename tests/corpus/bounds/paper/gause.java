// ARGS --bits 9
class NonTerm {
    static int gause(int n) {
        int sum = 0;
        while (n != 0) {
            sum += n;
            n--;
        }
        return sum;
    }
}
// OUTPUT gause.java:5 while gause 0 511 exact
