// Readable: the interface.
package java.lang;

public interface Readable {
}
