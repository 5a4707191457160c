// Class literals of classes, primitives, arrays, void.
class Literals {
    Class<String> a = String.class;
    Class<Integer> b = int.class;
    Class<int[]> c = int[].class;
    Class<Void> d = void.class;
    Class<java.util.List> e = java.util.List.class;
    Class<?> f = Literals.class;
    String g = Literals.class.getName();
}
// COVERS class literals
