// bench gcd multiply divide squareRoot complexProduct --bits N: HOLDS from 3
// bench power --bits N: HOLDS from 5

/** Arithmetic by hand, held against the operators of Java. */
public class Arithmetic {
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
        return x;
    }

    /** The product by shifting and adding. */
    //@ ensures \result == a * b;
    static int multiply(int a, int b) {
        int product = 0;
        int summand = a;
        int rest = b;
        while (rest != 0) {
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
        while (shifted <= a - shifted) {
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
        while (root > n / root) {
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
            square *= square;
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
        return new int[] {first - second, third - first - second};
    }
}
