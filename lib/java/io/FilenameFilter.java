// FilenameFilter: the interface.
package java.io;

@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File file, String text);
}
