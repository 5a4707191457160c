// Cloneable: the interface.
package java.lang;

public interface Cloneable {
}
