// FileInputStream: signatures only, native methods are not modelled.
package java.io;

public class FileInputStream extends InputStream {
    public FileInputStream(File file) throws FileNotFoundException {
        notModelled();
    }

    public FileInputStream(String text) throws FileNotFoundException {
        notModelled();
    }

    public native int available() throws IOException;

    public native void close() throws IOException;

    public native int read() throws IOException;

    public native int read(byte[] array) throws IOException;

    public native int read(byte[] array, int first, int second) throws IOException;

    public native byte[] readAllBytes() throws IOException;

    public native byte[] readNBytes(int value) throws IOException;

    public native long skip(long count) throws IOException;

    private static native void notModelled();
}
