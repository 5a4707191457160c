// BigInteger: a sign and digits to the base 65536, the lowest first.
package java.math;

import java.util.Random;

public class BigInteger extends Number implements Comparable<BigInteger> {
    public static final BigInteger ZERO = new BigInteger(0, new int[0]);
    public static final BigInteger ONE = new BigInteger(1, new int[] {1});
    public static final BigInteger TWO = new BigInteger(1, new int[] {2});
    public static final BigInteger TEN = new BigInteger(1, new int[] {10});

    private final int sign;
    private final int[] digits; // the last one is not 0

    //@ private invariant -1 <= sign && sign <= 1 && (sign == 0 <==> digits.length == 0);
    //@ private invariant (\forall int i; 0 <= i && i < digits.length; 0 <= digits[i] && digits[i] < 65536);
    //@ private invariant digits.length == 0 || digits[digits.length - 1] != 0;

    // The digits may have zeros at the end, and are nobody else's.
    private BigInteger(int sign, int[] digits) {
        int count = digits.length;
        while (count > 0 && digits[count - 1] == 0) {
            count--;
        }
        this.digits = count == digits.length ? digits : cut(digits, count);
        this.sign = count == 0 ? 0 : sign;
    }

    private BigInteger(BigInteger other) {
        this.sign = other.sign;
        this.digits = other.digits;
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(byte[] bytes) {
        this(ofBytes(bytes, 0, bytes.length));
    }

    public BigInteger(String text, int radix) {
        this(parsed(text, radix));
    }

    public BigInteger(int bits, Random random) {
        this(random(bits, random));
    }

    public BigInteger(int sign, byte[] magnitude) {
        this(ofMagnitude(sign, magnitude, 0, magnitude.length));
    }

    public BigInteger(byte[] bytes, int offset, int length) {
        this(ofBytes(bytes, offset, length));
    }

    public BigInteger(int bits, int certainty, Random random) {
        this(probablePrime(bits, random));
    }

    public BigInteger(int sign, byte[] magnitude, int offset, int length) {
        this(ofMagnitude(sign, magnitude, offset, length));
    }

    private static int[] cut(int[] digits, int count) {
        int[] exact = new int[count];
        for (int i = 0; i < count; i++) {
            exact[i] = digits[i];
        }
        return exact;
    }

    private static BigInteger ofBytes(byte[] bytes, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int[] parts = new int[length / 2 + 1];
        int fill = bytes[offset] < 0 ? 0xff : 0;
        for (int i = 0; i < 2 * parts.length; i++) {
            int part = i < length ? bytes[offset + length - 1 - i] & 0xff : fill;
            parts[i / 2] |= part << (i % 2 * 8);
        }
        return ofComplement(parts);
    }

    private static BigInteger ofMagnitude(int sign, byte[] magnitude, int offset, int length) {
        if (sign < -1 || sign > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        java.util.Objects.checkFromIndexSize(offset, length, magnitude.length);
        int[] parts = new int[(length + 1) / 2];
        for (int i = 0; i < length; i++) {
            parts[i / 2] |= (magnitude[offset + length - 1 - i] & 0xff) << (i % 2 * 8);
        }
        BigInteger result = new BigInteger(1, parts);
        if (sign == 0 && result.sign != 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        return sign < 0 ? result.negate() : result;
    }

    private static BigInteger parsed(String text, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int start = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        if (start == text.length()) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int[] value = new int[(text.length() - start) * 6 / 16 + 1];
        for (int i = start; i < text.length(); i++) {
            int carry = Character.digit(text.charAt(i), radix);
            if (carry < 0) {
                throw new NumberFormatException("For input string: \"" + text + "\"");
            }
            for (int k = 0; k < value.length; k++) {
                carry += value[k] * radix;
                value[k] = carry & 0xffff;
                carry >>>= 16;
            }
        }
        return new BigInteger(text.charAt(0) == '-' ? -1 : 1, value);
    }

    private static BigInteger random(int bits, Random random) {
        if (bits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        byte[] bytes = new byte[(bits + 7) / 8];
        if (bytes.length > 0) {
            random.nextBytes(bytes);
            bytes[0] &= (byte) ((1 << (8 - (8 * bytes.length - bits))) - 1);
        }
        return ofMagnitude(1, bytes, 0, bytes.length);
    }

    public static /*@ pure @*/ BigInteger valueOf(long value) {
        int[] parts = new int[4];
        long rest = value < 0 ? -value : value; // the least one keeps its bits
        for (int i = 0; i < 4; i++) {
            parts[i] = (int) (rest & 0xffff);
            rest >>>= 16;
        }
        return new BigInteger(value < 0 ? -1 : 1, parts);
    }

    // ---- Magnitudes

    private static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return a[i] < b[i] ? -1 : 1;
            }
        }
        return 0;
    }

    private static int[] sum(int[] a, int[] b) {
        int[] result = new int[(a.length > b.length ? a.length : b.length) + 1];
        int carry = 0;
        for (int i = 0; i < result.length; i++) {
            carry += (i < a.length ? a[i] : 0) + (i < b.length ? b[i] : 0);
            result[i] = carry & 0xffff;
            carry >>>= 16;
        }
        return result;
    }

    // Of which the first is not smaller.
    private static int[] difference(int[] a, int[] b) {
        int[] result = new int[a.length];
        int borrow = 0;
        for (int i = 0; i < a.length; i++) {
            int digit = a[i] - (i < b.length ? b[i] : 0) - borrow;
            borrow = digit < 0 ? 1 : 0;
            result[i] = digit & 0xffff;
        }
        return result;
    }

    private static int[] product(int[] a, int[] b) {
        int[] result = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            long carry = 0;
            for (int k = 0; k < b.length; k++) {
                carry += (long) a[i] * b[k] + result[i + k];
                result[i + k] = (int) (carry & 0xffff);
                carry >>>= 16;
            }
            result[i + b.length] = (int) carry;
        }
        return result;
    }

    private static int divideBySmall(int[] a, int divisor, int[] quotient) {
        long rest = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            long part = rest << 16 | a[i];
            quotient[i] = (int) (part / divisor);
            rest = part % divisor;
        }
        return (int) rest;
    }

    // The quotient; `a` is longer by a digit than its number, and becomes the rest. Knuth, algorithm D.
    private static int[] divideLong(int[] a, int[] b) {
        int count = b.length;
        int[] quotient = new int[a.length - count];
        for (int j = quotient.length - 1; j >= 0; j--) {
            long top = ((long) a[j + count] << 16) + a[j + count - 1];
            long guess = top / b[count - 1];
            long rest = top % b[count - 1];
            while (guess > 0xffff || rest <= 0xffff && guess * b[count - 2] > (rest << 16) + a[j + count - 2]) {
                guess--;
                rest += b[count - 1];
                if (rest > 0xffff && guess <= 0xffff) {
                    break;
                }
            }
            long borrow = 0;
            for (int i = 0; i < count; i++) {
                long digit = a[i + j] - borrow - (guess * b[i] & 0xffff);
                a[i + j] = (int) (digit & 0xffff);
                borrow = (guess * b[i] >>> 16) - (digit >> 16);
            }
            long digit = a[j + count] - borrow;
            a[j + count] = (int) (digit & 0xffff);
            if (digit < 0) {
                guess--;
                int carry = 0;
                for (int i = 0; i < count; i++) {
                    carry += a[i + j] + b[i];
                    a[i + j] = carry & 0xffff;
                    carry >>>= 16;
                }
                a[j + count] = a[j + count] + carry & 0xffff;
            }
            quotient[j] = (int) guess;
        }
        return quotient;
    }

    private static int[] shiftedLeft(int[] a, int bits, int length) {
        int[] result = new int[length];
        int carry = 0;
        for (int i = 0; i < length; i++) {
            int digit = i < a.length ? a[i] : 0;
            result[i] = (digit << bits | carry) & 0xffff;
            carry = digit << bits >>> 16;
        }
        return result;
    }

    private BigInteger[] divided(BigInteger divisor) {
        if (divisor.sign == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        if (compare(digits, divisor.digits) < 0) {
            return new BigInteger[] {ZERO, this};
        }
        int quotientSign = sign * divisor.sign;
        if (divisor.digits.length == 1) {
            int[] quotient = new int[digits.length];
            int rest = divideBySmall(digits, divisor.digits[0], quotient);
            return new BigInteger[] {new BigInteger(quotientSign, quotient), new BigInteger(sign, new int[] {rest})};
        }
        int shift = Integer.numberOfLeadingZeros(divisor.digits[divisor.digits.length - 1]) - 16;
        int[] rest = shiftedLeft(digits, shift, digits.length + 1);
        int[] by = shiftedLeft(divisor.digits, shift, divisor.digits.length);
        int[] quotient = divideLong(rest, by);
        BigInteger scaled = new BigInteger(1, rest).shiftRight(shift);
        return new BigInteger[] {new BigInteger(quotientSign, quotient), sign < 0 ? scaled.negate() : scaled};
    }

    // ---- Arithmetic

    public /*@ pure @*/ BigInteger abs() {
        return sign < 0 ? negate() : this;
    }

    public /*@ pure @*/ BigInteger add(BigInteger other) {
        if (other.sign == 0) {
            return this;
        }
        if (sign == 0) {
            return other;
        }
        if (sign == other.sign) {
            return new BigInteger(sign, sum(digits, other.digits));
        }
        int order = compare(digits, other.digits);
        if (order == 0) {
            return ZERO;
        }
        return order > 0 ? new BigInteger(sign, difference(digits, other.digits))
                : new BigInteger(other.sign, difference(other.digits, digits));
    }

    public /*@ pure @*/ BigInteger subtract(BigInteger other) {
        return add(other.negate());
    }

    public /*@ pure @*/ BigInteger negate() {
        return new BigInteger(-sign, digits);
    }

    public /*@ pure @*/ BigInteger multiply(BigInteger other) {
        return sign == 0 || other.sign == 0 ? ZERO : new BigInteger(sign * other.sign, product(digits, other.digits));
    }

    public /*@ pure @*/ BigInteger divide(BigInteger divisor) {
        return divided(divisor)[0];
    }

    public /*@ pure @*/ BigInteger[] divideAndRemainder(BigInteger divisor) {
        return divided(divisor);
    }

    public /*@ pure @*/ BigInteger remainder(BigInteger divisor) {
        return divided(divisor)[1];
    }

    public /*@ pure @*/ BigInteger mod(BigInteger modulus) {
        if (modulus.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger rest = remainder(modulus);
        return rest.sign < 0 ? rest.add(modulus) : rest;
    }

    public /*@ pure @*/ BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        BigInteger result = ONE;
        BigInteger base = this;
        int left = exponent;
        while (left > 0) {
            if ((left & 1) != 0) {
                result = result.multiply(base);
            }
            left >>>= 1;
            if (left > 0) {
                base = base.multiply(base);
            }
        }
        return result;
    }

    public /*@ pure @*/ BigInteger gcd(BigInteger other) {
        BigInteger a = abs();
        BigInteger b = other.abs();
        while (b.sign != 0) {
            BigInteger rest = a.remainder(b);
            a = b;
            b = rest;
        }
        return a;
    }

    public /*@ pure @*/ BigInteger modInverse(BigInteger modulus) {
        if (modulus.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger a = mod(modulus);
        BigInteger b = modulus;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (b.sign != 0) {
            BigInteger[] parts = a.divided(b);
            BigInteger next = x.subtract(parts[0].multiply(y));
            a = b;
            b = parts[1];
            x = y;
            y = next;
        }
        if (modulus.equals(ONE)) {
            return ZERO;
        }
        if (!a.equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(modulus);
    }

    public /*@ pure @*/ BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        if (modulus.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger base = exponent.sign < 0 ? modInverse(modulus) : mod(modulus);
        BigInteger left = exponent.abs();
        BigInteger result = ONE.mod(modulus);
        int bits = left.bitLength();
        for (int i = 0; i < bits; i++) {
            if (left.testBit(i)) {
                result = result.multiply(base).mod(modulus);
            }
            base = base.multiply(base).mod(modulus);
        }
        return result;
    }

    public /*@ pure @*/ BigInteger sqrt() {
        if (sign < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (sign == 0) {
            return ZERO;
        }
        BigInteger root = ONE.shiftLeft((bitLength() + 1) / 2);
        while (true) {
            BigInteger next = root.add(divide(root)).shiftRight(1);
            if (next.compareTo(root) >= 0) {
                return root;
            }
            root = next;
        }
    }

    public /*@ pure @*/ BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, subtract(root.multiply(root))};
    }

    public /*@ pure @*/ boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        BigInteger size = abs();
        if (size.bitLength() > 31) {
            notModelled();
        }
        int value = size.intValue();
        for (int i = 2; i * i <= value && i < 46341; i++) {
            if (value % i == 0) {
                return false;
            }
        }
        return value > 1;
    }

    public /*@ pure @*/ BigInteger nextProbablePrime() {
        if (sign < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger next = add(ONE);
        while (!next.isProbablePrime(100)) {
            next = next.add(ONE);
        }
        return next;
    }

    public static native BigInteger probablePrime(int bits, Random random);

    // ---- Bits, as if of two's complement without end

    private int complementDigit(int index) {
        if (index >= digits.length) {
            return sign < 0 ? 0xffff : 0;
        }
        if (sign >= 0) {
            return digits[index];
        }
        boolean isLower = false;
        for (int i = 0; i < index; i++) {
            isLower |= digits[i] != 0;
        }
        return (isLower ? ~digits[index] : -digits[index]) & 0xffff;
    }

    // The highest bit is the sign.
    private static BigInteger ofComplement(int[] parts) {
        if (parts.length == 0 || parts[parts.length - 1] < 0x8000) {
            return new BigInteger(1, parts);
        }
        int carry = 1;
        int[] negated = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            carry += ~parts[i] & 0xffff;
            negated[i] = carry & 0xffff;
            carry >>>= 16;
        }
        return new BigInteger(-1, negated);
    }

    private int commonLength(BigInteger other) {
        return (digits.length > other.digits.length ? digits.length : other.digits.length) + 1;
    }

    public /*@ pure @*/ BigInteger and(BigInteger other) {
        int[] parts = new int[commonLength(other)];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = complementDigit(i) & other.complementDigit(i);
        }
        return ofComplement(parts);
    }

    public /*@ pure @*/ BigInteger or(BigInteger other) {
        int[] parts = new int[commonLength(other)];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = complementDigit(i) | other.complementDigit(i);
        }
        return ofComplement(parts);
    }

    public /*@ pure @*/ BigInteger xor(BigInteger other) {
        int[] parts = new int[commonLength(other)];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = complementDigit(i) ^ other.complementDigit(i);
        }
        return ofComplement(parts);
    }

    public /*@ pure @*/ BigInteger not() {
        return negate().subtract(ONE);
    }

    public /*@ pure @*/ BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    private static void checkBit(int index) {
        if (index < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public /*@ pure @*/ boolean testBit(int index) {
        checkBit(index);
        return (complementDigit(index / 16) >> (index % 16) & 1) != 0;
    }

    public /*@ pure @*/ BigInteger setBit(int index) {
        checkBit(index);
        return or(ONE.shiftLeft(index));
    }

    public /*@ pure @*/ BigInteger clearBit(int index) {
        checkBit(index);
        return andNot(ONE.shiftLeft(index));
    }

    public /*@ pure @*/ BigInteger flipBit(int index) {
        checkBit(index);
        return xor(ONE.shiftLeft(index));
    }

    public /*@ pure @*/ int bitCount() {
        int count = 0;
        for (int i = 0; i < digits.length; i++) {
            int digit = complementDigit(i);
            count += Integer.bitCount(sign < 0 ? ~digit & 0xffff : digit);
        }
        return count;
    }

    public /*@ pure @*/ int bitLength() {
        if (sign == 0) {
            return 0;
        }
        int top = digits[digits.length - 1];
        int length = 16 * digits.length - (Integer.numberOfLeadingZeros(top) - 16);
        boolean isPower = (top & (top - 1)) == 0;
        for (int i = 0; i < digits.length - 1; i++) {
            isPower &= digits[i] == 0;
        }
        return sign < 0 && isPower ? length - 1 : length;
    }

    public /*@ pure @*/ int getLowestSetBit() {
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] != 0) {
                return 16 * i + Integer.numberOfTrailingZeros(digits[i]);
            }
        }
        return -1;
    }

    public /*@ pure @*/ BigInteger shiftLeft(int count) {
        if (count < 0) {
            return shiftRight(-count);
        }
        int whole = count / 16;
        int[] parts = new int[digits.length + whole + 1];
        int carry = 0;
        for (int i = 0; i <= digits.length; i++) {
            int digit = i < digits.length ? digits[i] : 0;
            parts[i + whole] = (digit << (count % 16) | carry) & 0xffff;
            carry = digit << (count % 16) >>> 16;
        }
        return new BigInteger(sign, parts);
    }

    // Rounds towards the negative.
    public /*@ pure @*/ BigInteger shiftRight(int count) {
        if (count < 0) {
            return shiftLeft(-count);
        }
        int whole = count / 16;
        int length = digits.length - whole;
        if (length < 0) {
            length = 0;
        }
        int[] parts = new int[length + 1];
        for (int i = 0; i <= length; i++) {
            int both = complementDigit(i + whole) | complementDigit(i + whole + 1) << 16;
            parts[i] = both >>> (count % 16) & 0xffff;
        }
        return ofComplement(parts);
    }

    // ---- Comparison and conversion

    public /*@ pure @*/ int compareTo(BigInteger other) {
        if (sign != other.sign) {
            return sign < other.sign ? -1 : 1;
        }
        int order = compare(digits, other.digits);
        return sign < 0 ? -order : order;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof BigInteger && compareTo((BigInteger) other) == 0;
    }

    public /*@ pure @*/ int hashCode() {
        int hash = 0;
        for (int i = (digits.length - 1) / 2; i >= 0 && digits.length > 0; i--) {
            int high = 2 * i + 1 < digits.length ? digits[2 * i + 1] : 0;
            hash = 31 * hash + (high << 16 | digits[2 * i]);
        }
        return hash * sign;
    }

    public /*@ pure @*/ BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    public /*@ pure @*/ BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public /*@ pure @*/ int signum() {
        return sign;
    }

    public /*@ pure @*/ int intValue() {
        return complementDigit(1) << 16 | complementDigit(0);
    }

    public /*@ pure @*/ long longValue() {
        long value = 0;
        for (int i = 3; i >= 0; i--) {
            value = value << 16 | complementDigit(i);
        }
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return bitLength() <= 63 ? (double) longValue() : Double.parseDouble(toString());
    }

    public /*@ pure @*/ float floatValue() {
        return bitLength() <= 63 ? (float) longValue() : Float.parseFloat(toString());
    }

    private long exact(int bits, String type) {
        if (bitLength() > bits) {
            throw new ArithmeticException("BigInteger out of " + type + " range");
        }
        return longValue();
    }

    public /*@ pure @*/ byte byteValueExact() {
        return (byte) exact(7, "byte");
    }

    public /*@ pure @*/ short shortValueExact() {
        return (short) exact(15, "short");
    }

    public /*@ pure @*/ int intValueExact() {
        return (int) exact(31, "int");
    }

    public /*@ pure @*/ long longValueExact() {
        return exact(63, "long");
    }

    public /*@ pure @*/ byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (complementDigit(i / 2) >> (i % 2 * 8));
        }
        return bytes;
    }

    public /*@ pure @*/ String toString() {
        return toString(10);
    }

    public /*@ pure @*/ String toString(int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        if (sign == 0) {
            return "0";
        }
        if (base == 10 && bitLength() <= 63) {
            return Long.toString(longValue());
        }
        StringBuilder reversed = new StringBuilder();
        int[] rest = cut(digits, digits.length);
        boolean isMore = true;
        while (isMore) {
            int digit = divideBySmall(rest, base, rest);
            reversed.append(Character.forDigit(digit, base));
            isMore = false;
            for (int i = 0; i < rest.length; i++) {
                isMore |= rest[i] != 0;
            }
        }
        if (sign < 0) {
            reversed.append('-');
        }
        return reversed.reverse().toString();
    }

    private static native void notModelled();
}
