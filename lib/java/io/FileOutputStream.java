// FileOutputStream: signatures only, native methods are not modelled.
package java.io;

public class FileOutputStream extends OutputStream {
    public FileOutputStream(File file) throws FileNotFoundException {
        notModelled();
    }

    public FileOutputStream(String text) throws FileNotFoundException {
        notModelled();
    }

    public FileOutputStream(File file, boolean value) throws FileNotFoundException {
        notModelled();
    }

    public FileOutputStream(String text, boolean value) throws FileNotFoundException {
        notModelled();
    }

    public native void close() throws IOException;

    public native void write(byte[] array) throws IOException;

    public native void write(int value) throws IOException;

    public native void write(byte[] array, int first, int second) throws IOException;

    private static native void notModelled();
}
