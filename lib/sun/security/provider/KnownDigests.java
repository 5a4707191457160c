// KnownDigests: the digests of the JDK by name, for the model of MessageDigest.
package sun.security.provider;

import java.security.MessageDigestSpi;
import jury.Outside;
import jury.Texts;

public final class KnownDigests {
    private KnownDigests() {
    }

    // null: there is none of that name.
    public static /*@ nullable @*/ MessageDigestSpi named(String name) {
        if (name.equalsIgnoreCase("SHA-256"))
            return new SHA2.SHA256();
        if (name.equalsIgnoreCase("MD5"))
            return new MD5();
        if (name.equalsIgnoreCase("SHA-1") || name.equalsIgnoreCase("SHA1") || name.equalsIgnoreCase("SHA"))
            return new SHA();
        if (name.equalsIgnoreCase("SHA-512"))
            return new SHA5.SHA512();
        if (name.equalsIgnoreCase("SHA-384"))
            return new SHA5.SHA384();
        if (name.equalsIgnoreCase("SHA-224"))
            return new SHA2.SHA224();
        if (Texts.isKnown(name))
            notModelled();
        if (Texts.doubtful("which digests there are") != 0)
            Outside.cut("executions with another digest than MD5, SHA-1 and SHA-2");
        return null;
    }

    private static native void notModelled();
}
