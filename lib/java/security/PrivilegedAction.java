// PrivilegedAction: the interface.
package java.security;

@FunctionalInterface
public interface PrivilegedAction<T> {
    /*@ nullable @*/ T run();
}
