// Values that a JVM gives: one rounding of fma, texts that would be too long, indentation.
import java.util.WeakHashMap;

class Various {
    //@ ensures \result;
    static boolean single() {
        float near = 1 + 0x1p-12f;
        return Math.fma(near, near, 0x1p-80f) == 1 + 0x1p-11f + 0x1p-23f && Math.fma(near, near, -0x1p-80f) == 1 + 0x1p-11f;
    }

    //@ ensures \result;
    static boolean twice() {
        double near = 1 + 0x1p-30;
        return Math.fma(near, near, -1) == 0x1p-29 + 0x1p-60 && near * near - 1 == 0x1p-29;
    }

    //@ ensures \result;
    static boolean special() {
        return Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) == Double.NEGATIVE_INFINITY
                && Double.isNaN(Math.fma(0, Double.POSITIVE_INFINITY, 1)) && 1 / Math.fma(-0.0, 1, -0.0) < 0;
    }

    // EXPECT-NEXT violated: postcondition in 'Various.rounded()'
    //@ ensures \result == 0x1p-29;
    static double rounded() {
        double near = 1 + 0x1p-30;
        return Math.fma(near, near, -1);
    }

    //@ requires count > 0x40000000;
    //@ ensures false;
    //@ signals_only OutOfMemoryError;
    static String tooLong(int count) {
        return "abc".repeat(count);
    }

    //@ ensures \result.equals("a\n b\n\nc");
    static String indented() {
        return "  a  \n   b\n \n  c".stripIndent();
    }

    //@ ensures \result.equals("  a\n");
    static String lineEnd() {
        return "  a \n".stripIndent();
    }

    //@ ensures \result == 1;
    static int weak() {
        WeakHashMap<String, Integer> map = new WeakHashMap<>();
        String key = "key";
        map.put(key, 1);
        map.put("other", 2);
        map.remove("other");
        return map.size();
    }
}
// EXIT 1
