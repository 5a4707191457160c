// Serializable: the interface.
package java.io;

public interface Serializable {
}
