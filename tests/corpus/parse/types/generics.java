// Type arguments, wildcards and bounds.
class Generics<A, B extends Comparable<B>, C extends Object & Runnable & java.util.List<? super A>> {
    java.util.Map<String, java.util.List<? extends int[]>> a;
    java.util.Map.Entry<?, ? super B[]> b;
    Generics<A, B, C>.Inner<String>.Deep c;
    Generics<A, B, C>[][] d;
    <T extends Number> T e(T x) { return x; }
    <T, U extends T> Generics(T t, U u) { }
    List<List<List<int[]>>> f;
    List<List<List<int[]>>>[] g = null;
    class Inner<D> { class Deep { } }
}
// COVERS generics, wildcards, bounds
