// Math.gcd of exact numbers, and Math of \real numbers, which are not modelled.
class GreatestDivisors {
    //@ ghost static \bigint a, b;

    //@ requires 0 <= x && x <= 8;
    //@ ensures \result == 1 <==> Math.gcd((\bigint) x, (\bigint) 2) == 2;
    static int even(int x) {
        return x % 2 == 0 ? 1 : 0;
    }

    //@ requires 0 <= x && x <= 8;
    //@ ensures \result == 1 <==> Math.gcd((\bigint) x, (\bigint) 2) == 1; // EXPECT violated: postcondition in 'GreatestDivisors.odd(int)'
    static int odd(int x) {
        return x % 2 == 0 ? 1 : 0;
    }

    //@ ensures Math.gcd((\bigint) -12, (\bigint) 18) == 6;
    static void signs() {
    }

    //@ ensures Math.sin((\real) x) <= 1; // EXPECT unknown: a \real number (not modelled) in 'GreatestDivisors.sine(int)'
    static void sine(int x) {
    }
}
// OUTPUT HOLDS GreatestDivisors.even(int)
// OUTPUT HOLDS GreatestDivisors.signs()
// EXIT 1
