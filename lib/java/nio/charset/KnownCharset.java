// KnownCharset: one of the charsets that every Java has.
package java.nio.charset;

final class KnownCharset extends Charset {
    KnownCharset(String name) {
        super(name, null);
    }

    public /*@ pure @*/ boolean contains(Charset other) {
        return name().startsWith("UTF") || name().equals(other.name()) || other.name().equals("US-ASCII");
    }
}
