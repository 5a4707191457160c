// PrivilegedExceptionAction: the interface.
package java.security;

@FunctionalInterface
public interface PrivilegedExceptionAction<T> {
    /*@ nullable @*/ T run() throws Exception;
}
