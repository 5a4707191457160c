// EventListener: the interface.
package java.util;

public interface EventListener {
}
