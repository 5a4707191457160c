// The sum of the digits: positive for positive numbers, and not larger than the number.
class Digits {
    //@ requires n >= 0;
    //@ ensures 0 <= \result && \result <= n;
    static int sum(int n) {
        int rest = n;
        int sum = 0;
        while (rest > 0) {
            sum += rest % 10;
            rest = rest / 10;
        }
        return sum;
    }
}
// OUTPUT PROVED Digits.sum(int)
