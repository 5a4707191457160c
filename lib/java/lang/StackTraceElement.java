// StackTraceElement: signatures only, native methods are not modelled.
package java.lang;

import java.io.Serializable;

public final class StackTraceElement implements Serializable {
    public StackTraceElement(String first, String second, String third, int value) {
        notModelled();
    }

    public StackTraceElement(String first, String second, String third, String fourth, String fifth,
            String sixth, int value) {
        notModelled();
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String getClassLoaderName();

    public native /*@ pure @*/ String getClassName();

    public native /*@ pure @*/ String getFileName();

    public native /*@ pure @*/ int getLineNumber();

    public native /*@ pure @*/ String getMethodName();

    public native /*@ pure @*/ String getModuleName();

    public native /*@ pure @*/ String getModuleVersion();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isNativeMethod();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
