// DecimalDigits: a number that is not negative as decimal digits, for formats: 0.d1d2d3... times a power of ten.
package java.util;

final class DecimalDigits {
    private String digits; // without zeros in front; empty for zero
    private int point;     // so many of them stand before the point; may be negative

    // The digits that Double.toString shows.
    DecimalDigits(double value) {
        String text = Double.toString(value);
        int power = text.indexOf('E');
        String mantissa = power < 0 ? text : text.substring(0, power);
        int dot = mantissa.indexOf('.');
        digits = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
        point = dot + (power < 0 ? 0 : Integer.parseInt(text.substring(power + 1)));
        tidy();
    }

    DecimalDigits(String unscaled, int scale) {
        digits = unscaled;
        point = unscaled.length() - scale;
        tidy();
    }

    private void tidy() {
        int zeros = 0;
        while (zeros < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        int end = digits.length();
        while (end > zeros && digits.charAt(end - 1) == '0') {
            end--;
        }
        digits = digits.substring(zeros, end);
        point = digits.isEmpty() ? 1 : point - zeros;
    }

    boolean isZero() {
        return digits.isEmpty();
    }

    // Of the first digit.
    int exponent() {
        return point - 1;
    }

    // Keeps so many digits; half is rounded up.
    void roundTo(int count) {
        if (count >= digits.length()) {
            return;
        }
        if (count < 0 || count == 0 && digits.charAt(0) < '5') {
            digits = "";
            point = 1;
            return;
        }
        boolean isUp = digits.charAt(count) >= '5';
        String kept = digits.substring(0, count);
        if (isUp) {
            int last = count - 1;
            while (last >= 0 && kept.charAt(last) == '9') {
                last--;
            }
            if (last < 0) {
                kept = "1";
                point++;
            } else {
                kept = kept.substring(0, last) + (char) (kept.charAt(last) + 1);
            }
        }
        digits = kept;
        tidyEnd();
    }

    private void tidyEnd() {
        int end = digits.length();
        while (end > 0 && digits.charAt(end - 1) == '0') {
            end--;
        }
        digits = digits.substring(0, end);
        if (digits.isEmpty()) {
            point = 1;
        }
    }

    private char digitAt(int index) {
        return index >= 0 && index < digits.length() ? digits.charAt(index) : '0';
    }

    // With so many places behind the point, to which it was rounded.
    String fixed(int places) {
        StringBuilder text = new StringBuilder();
        if (point <= 0) {
            text.append('0');
        }
        for (int i = 0; i < point; i++) {
            text.append(digitAt(i));
        }
        if (places > 0) {
            text.append('.');
        }
        for (int i = 0; i < places; i++) {
            text.append(digitAt(point + i));
        }
        return text.toString();
    }

    // The first digit, and so many more behind the point.
    String leading(int places) {
        StringBuilder text = new StringBuilder();
        text.append(digitAt(0));
        if (places > 0) {
            text.append('.');
        }
        for (int i = 1; i <= places; i++) {
            text.append(digitAt(i));
        }
        return text.toString();
    }
}
