// IO: printing a line has no effect that a program can see, but the text is made for it.
package java.lang;

public final class IO {
    private IO() {
    }

    public static void println(/*@ nullable @*/ Object object) {
        String.valueOf(object);
    }

    public static void println() {
    }

    public static void print(/*@ nullable @*/ Object object) {
        String.valueOf(object);
    }

    public static native /*@ nullable @*/ String readln();

    public static native /*@ nullable @*/ String readln(/*@ nullable @*/ String prompt);
}
