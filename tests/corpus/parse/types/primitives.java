// The primitive types, alone and in class literals.
class Primitives {
    boolean a; byte b; short c; char d; int e; long f; float g; double h;
    Class<?>[] i = {boolean.class, byte.class, short.class, char.class, int.class, long.class,
        float.class, double.class, void.class, int[].class};
}
// COVERS class literals
