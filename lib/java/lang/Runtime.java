// Runtime: signatures only, native methods are not modelled.
package java.lang;

import java.io.File;
import java.io.IOException;

public class Runtime {
    public native void addShutdownHook(Thread thread);

    //@ assignable \nothing;
    //@ ensures \result >= 1;
    public native int availableProcessors();

    public native Process exec(String text) throws IOException;

    public native Process exec(String[] array) throws IOException;

    public native Process exec(String text, String[] array) throws IOException;

    public native Process exec(String[] first, String[] second) throws IOException;

    public native Process exec(String text, String[] array, File file) throws IOException;

    public native Process exec(String[] first, String[] second, File file) throws IOException;

    public native void exit(int value);

    public native long freeMemory();

    public native void gc();

    public static native Runtime getRuntime();

    public native void halt(int value);

    public native void load(String text);

    public native void loadLibrary(String text);

    public native long maxMemory();

    public native boolean removeShutdownHook(Thread thread);

    public native void runFinalization();

    public native long totalMemory();

    private Runtime() {
    }
}
