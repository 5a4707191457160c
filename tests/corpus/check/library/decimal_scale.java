// Scales that are further apart than an int counts: zero has any scale, other numbers do not.

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

class DecimalScale {
    //@ ensures \result == 2;
    static int zero() {
        return new BigDecimal(BigInteger.ZERO, Integer.MIN_VALUE).setScale(2, RoundingMode.HALF_EVEN).scale();
    }

    //@ ensures \result == 2;
    static int one() {
        // EXPECT-NEXT violated: exception 'ArithmeticException' is not allowed by the specification in 'DecimalScale.one()'
        return new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE).setScale(2, RoundingMode.HALF_EVEN).scale();
    }

    //@ ensures \result == 1;
    static int near() {
        return new BigDecimal(BigInteger.ONE, 0).setScale(1, RoundingMode.HALF_EVEN).scale();
    }
}
// EXIT 1
