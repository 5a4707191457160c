// System: the standard streams, arraycopy, clocks; what comes from outside is any value.
package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Objects;
import jury.ConsoleOutput;
import jury.Outside;
import jury.StandardInput;

public final class System {
    public static final InputStream in = new StandardInput();
    // What is printed on the console has no effect that a program can observe.
    public static final PrintStream out = new PrintStream(new ConsoleOutput());
    public static final PrintStream err = new PrintStream(new ConsoleOutput());

    private System() {
    }

    public static void arraycopy(/*@ nullable @*/ Object source, int sourceStart, /*@ nullable @*/ Object target,
            int targetStart, int count) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        if (source instanceof int[] from && target instanceof int[] to) {
            copyInts(from, sourceStart, to, targetStart, count);
        } else if (source instanceof Object[] from && target instanceof Object[] to) {
            copyObjects(from, sourceStart, to, targetStart, count);
        } else if (source instanceof boolean[] from && target instanceof boolean[] to) {
            copyBooleans(from, sourceStart, to, targetStart, count);
        } else if (source instanceof byte[] from && target instanceof byte[] to) {
            copyBytes(from, sourceStart, to, targetStart, count);
        } else if (source instanceof short[] from && target instanceof short[] to) {
            copyShorts(from, sourceStart, to, targetStart, count);
        } else if (source instanceof char[] from && target instanceof char[] to) {
            copyChars(from, sourceStart, to, targetStart, count);
        } else if (source instanceof long[] from && target instanceof long[] to) {
            copyLongs(from, sourceStart, to, targetStart, count);
        } else if (source instanceof float[] from && target instanceof float[] to) {
            copyFloats(from, sourceStart, to, targetStart, count);
        } else if (source instanceof double[] from && target instanceof double[] to) {
            copyDoubles(from, sourceStart, to, targetStart, count);
        } else {
            throw new ArrayStoreException();
        }
    }

    private static void checkRange(int sourceLength, int sourceStart, int targetLength, int targetStart, int count) {
        if (sourceStart < 0 || targetStart < 0 || count < 0 || sourceStart > sourceLength - count
                || targetStart > targetLength - count) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    private static void copyInts(int[] from, int sourceStart, int[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyObjects(/*@ nullable @*/ Object[] from, int sourceStart, /*@ nullable @*/ Object[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyBooleans(boolean[] from, int sourceStart, boolean[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyBytes(byte[] from, int sourceStart, byte[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyShorts(short[] from, int sourceStart, short[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyChars(char[] from, int sourceStart, char[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyLongs(long[] from, int sourceStart, long[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyFloats(float[] from, int sourceStart, float[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    private static void copyDoubles(double[] from, int sourceStart, double[] to, int targetStart, int count) {
        checkRange(from.length, sourceStart, to.length, targetStart, count);
        if (from == to && sourceStart < targetStart) {
            for (int i = count - 1; i >= 0; i--) {
                to[targetStart + i] = from[sourceStart + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[targetStart + i] = from[sourceStart + i];
            }
        }
    }

    // What properties and environment variables say is not known; a name is not asked for twice.
    public static /*@ nullable @*/ String clearProperty(String key) {
        notModelled();
        return null;
    }

    public static long currentTimeMillis() {
        return Outside.clockMillis();
    }

    public static native void exit(int value);

    public static void gc() {
    }

    public static /*@ nullable @*/ String getProperty(String key) {
        checkKey(key);
        if (key.equals("line.separator")) {
            return "\n";
        }
        return Outside.propertyIsMissing() ? null : Outside.propertyText();
    }

    public static /*@ nullable @*/ String getProperty(String key, /*@ nullable @*/ String fallback) {
        String found = getProperty(key);
        return found == null ? fallback : found;
    }

    @Deprecated
    public static /*@ pure nullable @*/ SecurityManager getSecurityManager() {
        return null;
    }

    public static native Map<String, String> getenv();

    public static /*@ nullable @*/ String getenv(String name) {
        Objects.requireNonNull(name);
        return Outside.propertyIsMissing() ? null : Outside.propertyText();
    }

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.equals("")) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    public static /*@ pure @*/ int identityHashCode(/*@ nullable @*/ Object object) {
        return object == null ? 0 : identity(object);
    }

    private static native /*@ pure @*/ int identity(Object object);

    public static String lineSeparator() {
        return "\n";
    }

    public static native void load(String text);

    public static native void loadLibrary(String text);

    public static native String mapLibraryName(String text);

    public static long nanoTime() {
        return Outside.clockNanos();
    }

    @Deprecated
    public static void runFinalization() {
    }

    public static native void setErr(PrintStream stream);

    public static native void setIn(InputStream stream);

    public static native void setOut(PrintStream stream);

    public static native String setProperty(String first, String second);

    private static native void notModelled();
}
