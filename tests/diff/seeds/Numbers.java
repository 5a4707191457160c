import java.math.BigInteger;
import java.util.Objects;

// Number classes: rational and complex numbers, polynomials, interfaces for arithmetic.
public final class Numbers {
    private Numbers() { }

    interface Field<F extends Field<F>> {
        F plus(F other);

        F times(F other);

        F negate();

        default F minus(F other) {
            return plus(other.negate());
        }

        default F square() {
            @SuppressWarnings("unchecked")
            F self = (F) this;
            return self.times(self);
        }
    }

    static final class Rational extends Number implements Field<Rational>, Comparable<Rational> {
        public static final Rational ZERO = new Rational(0, 1), ONE = of(1);
        private final long numerator;
        private final long denominator;

        private Rational(long numerator, long denominator) {
            if (denominator == 0) {
                throw new ArithmeticException("zero");
            }
            long divisor = gcd(Math.abs(numerator), Math.abs(denominator));
            int sign = denominator < 0 ? -1 : 1;
            this.numerator = sign * numerator / divisor;
            this.denominator = sign * denominator / divisor;
        }

        static Rational of(long value) {
            return new Rational(value, 1L);
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        @Override
        public Rational plus(Rational other) {
            return new Rational(numerator * other.denominator + other.numerator * denominator,
                                denominator * other.denominator);
        }

        @Override
        public Rational times(Rational other) {
            return new Rational(numerator * other.numerator, denominator * other.denominator);
        }

        @Override
        public Rational negate() {
            return new Rational(-numerator, denominator);
        }

        @Override
        public int intValue() {
            return (int) longValue();
        }

        @Override
        public long longValue() {
            return numerator / denominator;
        }

        @Override
        public float floatValue() {
            return (float) doubleValue();
        }

        @Override
        public double doubleValue() {
            return (double) numerator / denominator;
        }

        @Override
        public int compareTo(Rational other) {
            return Long.signum(minus(other).numerator);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Rational && compareTo((Rational) other) == 0;
        }

        @Override
        public int hashCode() {
            return Objects.hash(numerator, denominator);
        }

        @Override
        public String toString() {
            return denominator == 1 ? "" + numerator : numerator + "/" + denominator;
        }
    }

    static class Polynomial<F extends Field<F>> {
        private final F[] coefficients;

        @SafeVarargs
        Polynomial(F... coefficients) {
            this.coefficients = coefficients.clone();
        }

        F at(F x) {
            F result = coefficients[coefficients.length - 1];
            for (int i = coefficients.length - 2; i >= 0; i--) {
                result = result.times(x).plus(coefficients[i]);
            }
            return result;
        }

        int degree() {
            return coefficients.length - 1;
        }
    }

    static <N extends Number & Comparable<N>> int sign(N number) {
        double value = number.doubleValue();
        return value > 0 ? 1 : value < 0 ? -1 : number.compareTo(number);
    }

    static double sum(Number... numbers) {
        double sum = 0;
        for (Number number : numbers) {
            sum += number.doubleValue();
        }
        return sum;
    }

    static BigInteger factorial(int n) {
        BigInteger result = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            result = result.multiply(BigInteger.valueOf(i));
        }
        return result;
    }

    static int isqrt(int n) {
        int root = (int) Math.sqrt(n);
        while ((long) root * root > n) {
            root--;
        }
        return root;
    }

    static long checked(long a, int b) {
        try {
            return Math.multiplyExact(a, b);
        } catch (ArithmeticException overflow) {
            return Long.MAX_VALUE;
        }
    }

    public static void main(String[] args) {
        Rational half = new Rational(1, 2);
        Polynomial<Rational> polynomial = new Polynomial<>(Rational.ZERO, half, Rational.ONE);
        Rational value = polynomial.at(Rational.of(3)).square();
        System.out.println(value + " " + sign(value) + sign(-3) + sum(half, 2, 3L, 4.5f));
        System.out.println(polynomial.degree() + factorial(20).bitLength() + isqrt(99) + checked(3L, 4));
    }
}
