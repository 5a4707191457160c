// AccessController: there is no security manager, so actions just run.
package java.security;

public final class AccessController {
    private AccessController() {
    }

    public static /*@ nullable @*/ <T> T doPrivileged(PrivilegedAction<T> action) {
        return action.run();
    }

    public static /*@ nullable @*/ <T> T doPrivileged(PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
        try {
            return action.run();
        } catch (RuntimeException exception) {
            throw exception;
        } catch (Exception exception) {
            throw new PrivilegedActionException(exception);
        }
    }

    public static /*@ nullable @*/ <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action) {
        return action.run();
    }
}
