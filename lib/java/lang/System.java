// System: the standard streams; clocks, properties and arraycopy are native.
package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Properties;

public final class System {
    public static final InputStream in = standardInput();
    public static final PrintStream out = standardOutput();
    public static final PrintStream err = standardError();

    // What is printed on the console has no effect that a program can observe.
    //@ public static invariant out.console && err.console;

    private System() {
    }

    public static native void arraycopy(Object source, int sourceStart, Object target, int targetStart, int count);

    public static native String clearProperty(String text);

    //@ assignable \nothing;
    //@ ensures true;
    public static native long currentTimeMillis();

    public static native void exit(int value);

    public static native void gc();

    public static native Properties getProperties();

    public static native /*@ nullable @*/ String getProperty(String name);

    public static native /*@ nullable @*/ String getProperty(String name, /*@ nullable @*/ String fallback);

    public static native Map<String, String> getenv();

    public static native /*@ nullable @*/ String getenv(String name);

    public static native /*@ pure @*/ int identityHashCode(/*@ nullable @*/ Object object);

    public static native String lineSeparator();

    public static native void load(String text);

    public static native void loadLibrary(String text);

    public static native String mapLibraryName(String text);

    //@ assignable \nothing;
    //@ ensures true;
    public static native long nanoTime();

    public static native void runFinalization();

    public static native void setErr(PrintStream stream);

    public static native void setIn(InputStream stream);

    public static native void setOut(PrintStream stream);

    public static native void setProperties(Properties properties);

    public static native String setProperty(String first, String second);

    //@ ensures \fresh(\result);
    private static native InputStream standardInput();

    //@ ensures \fresh(\result) && \result.console;
    private static native PrintStream standardOutput();

    //@ ensures \fresh(\result) && \result.console;
    private static native PrintStream standardError();
}
