// RandomAccess: the interface.
package java.util;

public interface RandomAccess {
}
