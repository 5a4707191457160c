// IO: printing a line has no effect that a program can see, but the text is made for it.
package java.lang;

import jury.Outside;

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

    public static /*@ nullable @*/ String readln() {
        if (Outside.inputEnds()) {
            return null;
        }
        String line = Outside.inputText();
        Outside.assume(line.indexOf('\n') < 0 && line.indexOf('\r') < 0);
        return line;
    }

    public static /*@ nullable @*/ String readln(/*@ nullable @*/ String prompt) {
        return readln();
    }
}
