// A lambda has no type parameters, and cannot stand for a method that has.
class GenericMethod {
    interface Mapper { <T> T map(T t); }
    <T> T same(T t) { return t; }

    void use() {
        Mapper a = x -> x; // EXPECT error: a lambda cannot stand for the generic method 'map' of 'GenericMethod.Mapper'
        Mapper b = this::same;
    }
}
// COVERS lambda, generic methods
