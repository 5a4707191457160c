// Digits of known numbers, and numbers of known digits; where JDKs differ they are not modelled.
class DecimalTexts {
    //@ ensures \result;
    static boolean shown() {
        double third = 1.0 / 3;
        float small = 0.1f;
        return ("" + third).equals("0.3333333333333333") && String.valueOf(small * 3).equals("0.3")
            && Double.toString(1e7).equals("1.0E7") && ("" + 1234567.125 + -0.0).equals("1234567.125-0.0")
            && new StringBuilder().append(0.1 + 0.2).append(1e-5f).toString().equals("0.300000000000000041.0E-5");
    }

    //@ ensures \result.equals("0.1") || \result.equals("2.5");
    static String chosen(boolean b) {
        double x = b ? 0.1 : 2.5;
        return "" + x;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result.equals("0.1");
    static String chosenWrongly(boolean b) {
        double x = b ? 0.1 : 2.5;
        return "" + x;
    }

    //@ ensures \result;
    static boolean differs() {
        double x = 1e22;
        return Double.toString(x * 10).length() == 6; // EXPECT unknown: the characters of this text
    }

    //@ ensures \result;
    static boolean parsed() {
        return Double.parseDouble(" 3.14 ") == 3.14 && Double.parseDouble("-1e-3") == -0.001
            && Double.parseDouble("0x1.8p3") == 12.0 && Float.parseFloat("16777217") == 16777216f
            && Double.valueOf("Infinity") > 1e308 && Double.isNaN(Double.parseDouble("NaN"));
    }

    //@ requires text.length() == 2;
    //@ signals_only NumberFormatException;
    //@ ensures \result <= 99 && \result >= -9;
    static double twoDigits(String text) {
        return Double.parseDouble(text);
    }

    //@ requires text.length() == 2;
    //@ signals_only NumberFormatException;
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != 0.7;
    static double someDigits(String text) {
        return Double.parseDouble(text);
    }

    //@ requires true;
    static double noNumber() {
        return Double.parseDouble("1.2.3"); // EXPECT violated: NumberFormatException
    }
}
