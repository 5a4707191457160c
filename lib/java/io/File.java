// File: a path as a text; what the file system says of it is any answer. Paths are those of Unix.
package java.io;

import jury.Outside;

public class File implements Serializable, Comparable<File> {
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private final String path;

    public File(String path) {
        this.path = normal(path);
    }

    public File(/*@ nullable @*/ File parent, String child) {
        this.path = parent == null ? normal(child) : resolve(parent.path, normal(child));
    }

    public File(/*@ nullable @*/ String parent, String child) {
        this.path = parent == null ? normal(child) : resolve(normal(parent), normal(child));
    }

    private static String normal(String path) {
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < path.length(); i++) {
            char unit = path.charAt(i);
            if (unit != '/' || i == 0 || path.charAt(i - 1) != '/') {
                kept.append(unit);
            }
        }
        int length = kept.length();
        if (length > 1 && kept.charAt(length - 1) == '/') {
            kept.setLength(length - 1);
        }
        return kept.toString();
    }

    private static String resolve(String parent, String child) {
        if (parent.isEmpty()) {
            return child.startsWith("/") ? child : "/" + child;
        }
        if (child.isEmpty()) {
            return parent;
        }
        if (child.startsWith("/")) {
            return parent.equals("/") ? child : parent + child;
        }
        return parent.equals("/") ? "/" + child : parent + "/" + child;
    }

    public boolean canExecute() {
        return Outside.fileFlag();
    }

    public boolean canRead() {
        return Outside.fileFlag();
    }

    public boolean canWrite() {
        return Outside.fileFlag();
    }

    public /*@ pure @*/ int compareTo(File other) {
        return path.compareTo(other.path);
    }

    public boolean createNewFile() throws IOException {
        if (Outside.fileFails()) {
            throw new IOException();
        }
        return Outside.fileFlag();
    }

    public static native File createTempFile(String prefix, /*@ nullable @*/ String suffix) throws IOException;

    public static native File createTempFile(String prefix, /*@ nullable @*/ String suffix, /*@ nullable @*/ File directory)
            throws IOException;

    public boolean delete() {
        return Outside.fileFlag();
    }

    public void deleteOnExit() {
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof File && path.equals(((File) other).path);
    }

    public boolean exists() {
        return Outside.fileFlag();
    }

    public native File getAbsoluteFile();

    public native String getAbsolutePath();

    public native File getCanonicalFile() throws IOException;

    public native String getCanonicalPath() throws IOException;

    public long getFreeSpace() {
        return size();
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public /*@ nullable @*/ String getParent() {
        int index = path.lastIndexOf('/');
        if (index < 0) {
            return null;
        }
        if (index == 0) {
            return path.length() > 1 ? "/" : null;
        }
        return path.substring(0, index);
    }

    public /*@ nullable @*/ File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getPath() {
        return path;
    }

    public long getTotalSpace() {
        return size();
    }

    public long getUsableSpace() {
        return size();
    }

    public /*@ pure @*/ int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public boolean isDirectory() {
        return Outside.fileFlag();
    }

    public boolean isFile() {
        return Outside.fileFlag();
    }

    public boolean isHidden() {
        return Outside.fileFlag();
    }

    public long lastModified() {
        return size();
    }

    public long length() {
        return size();
    }

    private static long size() {
        long size = Outside.fileLong();
        Outside.assume(size >= 0);
        return size;
    }

    public native /*@ nullable @*/ String[] list();

    public native /*@ nullable @*/ String[] list(/*@ nullable @*/ FilenameFilter filter);

    public native /*@ nullable @*/ File[] listFiles();

    public native /*@ nullable @*/ File[] listFiles(/*@ nullable @*/ FileFilter filter);

    public native /*@ nullable @*/ File[] listFiles(/*@ nullable @*/ FilenameFilter filter);

    public static native /*@ nullable @*/ File[] listRoots();

    public boolean mkdir() {
        return Outside.fileFlag();
    }

    public boolean mkdirs() {
        return Outside.fileFlag();
    }

    public boolean renameTo(File target) {
        java.util.Objects.requireNonNull(target);
        return Outside.fileFlag();
    }

    public boolean setExecutable(boolean value) {
        return Outside.fileFlag();
    }

    public boolean setExecutable(boolean value, boolean ownerOnly) {
        return Outside.fileFlag();
    }

    public boolean setLastModified(long time) {
        if (time < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        return Outside.fileFlag();
    }

    public boolean setReadOnly() {
        return Outside.fileFlag();
    }

    public boolean setReadable(boolean value) {
        return Outside.fileFlag();
    }

    public boolean setReadable(boolean value, boolean ownerOnly) {
        return Outside.fileFlag();
    }

    public boolean setWritable(boolean value) {
        return Outside.fileFlag();
    }

    public boolean setWritable(boolean value, boolean ownerOnly) {
        return Outside.fileFlag();
    }

    public /*@ pure @*/ String toString() {
        return path;
    }
}
