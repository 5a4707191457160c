// String.format as java.util.Formatter documents it.
import java.util.List;

class Formats {
    //@ ensures \result;
    static boolean numbers() {
        return String.format("%d|%5d|%-5d|%05d|%+d|% d|%,d|%(d", 1, 42, 42, -42, 42, 42, 1234567, -7)
                .equals("1|   42|42   |-0042|+42| 42|1,234,567|(7)")
            && String.format("%x %X %o %#x %08x", 255, 255, 8, 255, -1).equals("ff FF 10 0xff ffffffff")
            && "%2$s %1$s %<s%n%%".formatted("a", "b").equals("b a a\n%");
    }

    //@ ensures \result;
    static boolean others() {
        return String.format("%s %S %10s|%-6s|%.2s", "abc", "abc", "abc", "abc", "abc").equals("abc ABC        abc|abc   |ab")
            && String.format("%c %b %h %s", 'x', null, "hi", List.of(1, 2)).equals("x false d01 [1, 2]")
            && String.format("%.2f %e %.3g %8.1f|", 1.005, 12345.678, 0.00012345, -2.25).equals("1.01 1.234568e+04 0.000123     -2.3|");
    }

    //@ requires 0 <= x && x < 100;
    //@ ensures \result.length() == 3;
    static String open(int x) {
        return String.format("%03d", x);
    }

    //@ requires 0 <= x && x < 2000;
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result.length() == 3;
    static String tooLong(int x) {
        return String.format("%03d", x);
    }

    //@ requires true;
    static String missing() {
        return String.format("%s %s", "a"); // EXPECT violated: MissingFormatArgumentException
    }

    //@ requires true;
    static String wrong(String text) {
        return String.format("%d", text); // EXPECT violated: IllegalFormatConversionException
    }

    //@ requires true;
    static String unknown() {
        return String.format("100%y", 1); // EXPECT violated: UnknownFormatConversionException
    }

    //@ requires 0 < x && x < 10;
    // EXPECT-NEXT unknown: the characters of this text
    //@ ensures \result.length() == 3;
    static String notKnown(double x) {
        return String.format("%.1f", x);
    }
}
