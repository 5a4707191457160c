package gov.nasa.jpf.vm;

import jury.Outside;

// Nondeterminism as users of Java PathFinder write it. Every call gives any value of its range, a different choice each
// time; `ignoreIf` leaves out the executions in which its condition holds. Methods of JPF that look into its
// search, or read its configuration, are not here.
public class Verify {
    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void assertTrue(String message, boolean condition) {
        assertTrue(condition);
    }

    public static void ignoreIf(boolean condition) {
        Outside.assume(!condition);
    }

    public static boolean randomBool() {
        return Outside.randomBoolean();
    }

    public static boolean getBoolean() {
        return Outside.randomBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return Outside.randomBoolean();
    }

    // The names of the first version.
    public static boolean choose_boolean() {
        return Outside.randomBoolean();
    }

    public static int choose(int max) {
        return getInt(0, max);
    }

    // From 0 to max, both included.
    public static int random(int max) {
        return getInt(0, max);
    }

    // Both included. JPF swaps them where the first is larger.
    public static int getInt(int min, int max) {
        int value = Outside.randomInt();
        Outside.assume(min <= value && value <= max || max <= value && value <= min);
        return value;
    }

    // Without values JPF gives any number.
    public static int getIntFromList(int... values) {
        int value = Outside.randomInt();
        if (values != null && values.length > 0) {
            Outside.assume(0 <= value && value < values.length);
            return values[value];
        }
        return value;
    }

    public static void interesting(boolean condition) {
    }

    public static void boring(boolean condition) {
    }

    public static void addComment(String text) {
    }

    public static void atLabel(String label) {
    }

    public static void atLabel(int label) {
    }

    public static void instrumentPoint(String label) {
    }

    // Without threads every section is atomic.
    public static void beginAtomic() {
    }

    public static void endAtomic() {
    }

    public static void breakTransition(String reason) {
    }
}
