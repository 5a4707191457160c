// What a type variable cannot be used for.
class Uses<T> {
    void use(Object o) {
        T a = new T(); // EXPECT error: 'T' is not a class and cannot be created
        Class<?> b = T.class; // EXPECT ?
        boolean c = o instanceof T; // EXPECT ?
    }
}
// COVERS generic classes, raw types and erasure
