// Lambdas with each form of parameters and body.
class Lambdas {
    void f() {
        a = () -> 1; a = () -> { }; a = x -> x; a = (x) -> x; a = (x, y) -> x + y; a = (int x) -> x;
        a = (int x, String... y) -> { return x; }; a = (final int x) -> x; a = (@A int x) -> x;
        a = (java.util.List<String> x, int[] y, int z[]) -> x; a = (var x, var y) -> x; a = (A<B> x) -> x;
        a = x -> y -> z -> x; a = b ? x -> 1 : y -> 2; a = b ? () -> 1 : () -> { };
        a = x -> y = x; a = x -> x ? y : z; a = (x -> x); f(x -> x, () -> { }, (y, z) -> y);
        a = x -> new B() { int f() { return x; } }; a = x -> switch (x) { case 1 -> y -> y; default -> null; };
        a = record -> record; a = (yield) -> yield; a = (sealed, permits) -> sealed;
    }
}
// COVERS lambda
