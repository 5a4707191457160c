// File: signatures only, native methods are not modelled.
package java.io;

public class File implements Serializable, Comparable<File> {
    public static final char separatorChar = '\u002f';
    public static final String separator = "/";
    public static final char pathSeparatorChar = '\u003a';
    public static final String pathSeparator = ":";

    public File(String text) {
        notModelled();
    }

    public File(File file, String text) {
        notModelled();
    }

    public File(String first, String second) {
        notModelled();
    }

    public native boolean canExecute();

    public native boolean canRead();

    public native boolean canWrite();

    public native /*@ pure @*/ int compareTo(File other);

    public native boolean createNewFile() throws IOException;

    public static native File createTempFile(String first, String second) throws IOException;

    public static native File createTempFile(String first, String second, File file) throws IOException;

    public native boolean delete();

    public native void deleteOnExit();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native boolean exists();

    public native File getAbsoluteFile();

    public native String getAbsolutePath();

    public native File getCanonicalFile() throws IOException;

    public native String getCanonicalPath() throws IOException;

    public native long getFreeSpace();

    public native String getName();

    public native String getParent();

    public native File getParentFile();

    public native String getPath();

    public native long getTotalSpace();

    public native long getUsableSpace();

    public native /*@ pure @*/ int hashCode();

    public native boolean isAbsolute();

    public native boolean isDirectory();

    public native boolean isFile();

    public native boolean isHidden();

    public native long lastModified();

    public native /*@ pure @*/ long length();

    public native String[] list();

    public native String[] list(FilenameFilter filenameFilter);

    public native File[] listFiles();

    public native File[] listFiles(FileFilter fileFilter);

    public native File[] listFiles(FilenameFilter filenameFilter);

    public static native File[] listRoots();

    public native boolean mkdir();

    public native boolean mkdirs();

    public native boolean renameTo(File file);

    public native boolean setExecutable(boolean value);

    public native boolean setExecutable(boolean first, boolean second);

    public native boolean setLastModified(long value);

    public native boolean setReadOnly();

    public native boolean setReadable(boolean value);

    public native boolean setReadable(boolean first, boolean second);

    public native boolean setWritable(boolean value);

    public native boolean setWritable(boolean first, boolean second);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
