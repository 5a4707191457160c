// NotModelled: what a default method, an interface's static method or a constant answers that has no model.
package java.util.stream;

class NotModelled {
    private NotModelled() {
    }

    static native void action();

    static native boolean booleanValue();

    static native double doubleValue();

    static native float floatValue();

    static native int intValue();

    static native long longValue();

    static native <T> T object();
}
