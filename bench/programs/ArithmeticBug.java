// bench gcd --bits N --unroll 2: VIOLATED from 3
// bench multiply --bits N: VIOLATED from 3
// bench divide --bits N --unroll 2: VIOLATED from 3
// bench squareRoot --bits N --unroll 2: VIOLATED from 3
// bench power --bits N: VIOLATED from 5
// bench complexProduct --bits N: VIOLATED from 3

/** ArithmeticBug by hand, held against the operators of Java. */
public class ArithmeticBug {
    /** The greatest common divisor, after Euclid. */
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
        // BUG: returns the rest, which is always 0
        return y;
    }

    /** The product by shifting and adding. */
    //@ ensures \result == a * b;
    static int multiply(int a, int b) {
        int product = 0;
        int summand = a;
        int rest = b;
        // BUG: negative factors are not begun
        while (rest > 0) {
            if ((rest & 1) != 0) {
                product += summand;
            }
            summand <<= 1;
            rest >>>= 1;
        }
        return product;
    }

    /** The quotient by shifting and subtracting. */
    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a / b;
    static int divide(int a, int b) {
        int shifted = b;
        int bit = 1;
        // BUG: stops one step too early
        while (shifted < a - shifted) {
            shifted <<= 1;
            bit <<= 1;
        }
        int rest = a;
        int quotient = 0;
        while (bit != 0) {
            if (shifted <= rest) {
                rest -= shifted;
                quotient |= bit;
            }
            shifted >>>= 1;
            bit >>>= 1;
        }
        return quotient;
    }

    /** The largest number whose square is not larger, after Newton. */
    /*@ requires n >= 0;
      @ ensures \result >= 0 && (long) \result * \result <= n;
      @ ensures (long) (\result + 1) * (\result + 1) > n;
      @*/
    static int squareRoot(int n) {
        if (n < 2) {
            return n;
        }
        int root = n / 2;
        // BUG: stops one too early
        while (root > n / root + 1) {
            root = (root + n / root) / 2;
        }
        return root;
    }

    /** A power by squaring; overflow wraps. */
    //@ requires 0 <= exponent && exponent <= 7;
    //@ ensures \result == (\product int i; 0 <= i && i < exponent; base);
    static int power(int base, int exponent) {
        int power = 1;
        int square = base;
        int rest = exponent;
        while (rest > 0) {
            if (rest % 2 == 1) {
                power *= square;
            }
            // BUG: multiplies by the base where it has to square
            square *= base;
            rest /= 2;
        }
        return power;
    }

    /** The product of two complex numbers with three multiplications, after Gauss. */
    /*@ ensures \result.length == 2;
      @ ensures \result[0] == a * c - b * d;
      @ ensures \result[1] == a * d + b * c;
      @*/
    static int[] complexProduct(int a, int b, int c, int d) {
        int first = a * c;
        int second = b * d;
        int third = (a + b) * (c + d);
        // BUG: the wrong sign
        return new int[] {first - second, third - first + second};
    }
}
