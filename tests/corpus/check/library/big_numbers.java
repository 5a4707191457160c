// BigInteger and BigDecimal are exact.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

class BigNumbers {
    //@ ensures \result;
    static boolean known() {
        BigInteger large = new BigInteger("123456789012345678901234567890");
        return large.multiply(large).toString().equals("15241578753238836750495351562536198787501905199875019052100")
            && large.mod(BigInteger.valueOf(97)).intValue() == large.remainder(BigInteger.valueOf(97)).intValue()
            && BigInteger.TWO.pow(100).bitLength() == 101 && BigInteger.valueOf(48).gcd(BigInteger.valueOf(18)).equals(BigInteger.valueOf(6))
            && new BigDecimal("1.10").add(new BigDecimal("2.205")).equals(new BigDecimal("3.305"))
            && new BigDecimal("2.345").setScale(2, RoundingMode.HALF_EVEN).toString().equals("2.34")
            && BigDecimal.TEN.divide(new BigDecimal(3), new MathContext(5)).toString().equals("3.3333")
            && new BigDecimal(0.1).compareTo(new BigDecimal("0.1")) > 0;
    }

    //@ ensures \result.longValue() == (long) a + b;
    static BigInteger sum(int a, int b) {
        return BigInteger.valueOf(a).add(BigInteger.valueOf(b));
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result.bitLength() <= 31;
    static BigInteger sumIsLonger(int a, int b) {
        return BigInteger.valueOf(a).add(BigInteger.valueOf(b));
    }

    //@ requires true;
    static BigDecimal third() {
        return BigDecimal.ONE.divide(new BigDecimal(3)); // EXPECT violated: ArithmeticException
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean scaleCounts() {
        return new BigDecimal("2.0").equals(new BigDecimal("2.00"));
    }

    //@ requires true;
    static BigInteger byZero(BigInteger a, int b) {
        return BigInteger.TEN.divide(BigInteger.valueOf(b & 1)); // EXPECT violated: ArithmeticException
    }
}
