// StandardCharsets: signatures only, native methods are not modelled.
package java.nio.charset;

public final class StandardCharsets {
    public static final Charset US_ASCII = NotModelled.object();
    public static final Charset ISO_8859_1 = NotModelled.object();
    public static final Charset UTF_8 = NotModelled.object();
    public static final Charset UTF_16BE = NotModelled.object();
    public static final Charset UTF_16LE = NotModelled.object();
    public static final Charset UTF_16 = NotModelled.object();

    private StandardCharsets() {
    }
}
