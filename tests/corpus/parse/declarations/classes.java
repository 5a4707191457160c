// Classes with all parts of their headers.
public abstract strictfp class Classes<A, B extends A> extends p.C<A> implements D, p.E<B> {
    class Inner { }
    static class Nested { class Deep { } }
    private final class Private extends Inner { }
    interface F { }
    enum G { X }
    record H(int a) { }
    @interface I { }
    ;
}
sealed class J permits K, p.L { }
non-sealed class K extends J { }
final class L extends J { }
abstract sealed class M permits N { }
sealed abstract class O permits P { }
public non-sealed class N extends M { }
// COVERS classes, sealed types
