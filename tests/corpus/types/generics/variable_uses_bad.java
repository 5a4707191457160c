// What a type variable cannot be used for.
class Uses<T> {
    void use(Object o) {
        T a = new T(); // EXPECT error: 'T' is not a class and cannot be created
        Class<?> b = T.class; // EXPECT error: type variable 'T' has no class literal
        boolean c = o instanceof T; // EXPECT error: cannot test whether 'Object' is an instance of 'T': type arguments are not known at run time
    }
}
// COVERS generic classes, raw types and erasure
