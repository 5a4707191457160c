// SecurityManager: there is none; see System.getSecurityManager.
package java.lang;

@Deprecated
public class SecurityManager {
    public SecurityManager() {
        notModelled();
    }

    private static native void notModelled();
}
