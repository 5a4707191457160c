// Casts between primitives, to boxes, up and down the classes, and to interfaces.
import java.util.*;

class Casts {
    interface Shape { }
    static class Circle implements Shape { }
    static class Open { }

    <T> void use(double d, Object o, Open open, Shape shape, List<String> list, T t, int[] a, Integer box) {
        int i = (int) d;
        byte b = (byte) 300;
        char c = (char) i;
        int j = (int) box;
        long k = (long) box;
        Integer m = (Integer) o;
        int n = (int) o;
        Object p = (Object) 1;
        Shape q = (Shape) open;
        Circle r = (Circle) shape;
        ArrayList<String> s = (ArrayList<String>) list;
        String u = (String) t;
        T v = (T) o;
        int[] w = (int[]) o;
        Object x = (Object) a;
        Runnable y = (Runnable) () -> { };
        Cloneable z = (Cloneable) a;
        List<? extends Object> aa = (List<?>) list;
    }
}
// COVERS cast
