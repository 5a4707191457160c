// A generic class with its arguments put in.
import java.util.*;

class Box<T> {
    private T value;
    Box(T value) { this.value = value; }
    T get() { return value; }
    void set(T value) { this.value = value; }
    <R> Box<R> with(R other) { return new Box<R>(other); }
    Box<Box<T>> wrap() { return new Box<>(this); }
    static <U> Box<U> of(U u) { return new Box<>(u); }

    static void use() {
        Box<String> a = new Box<String>("x");
        String b = a.get();
        int c = a.with(1).get() + a.wrap().get().get().length();
        Box<Integer> d = Box.of(1);
        Box<String> e = Box.<String>of("y");
        a.set("z");
        int f = a.value.length();
    }
}
// COVERS generic classes, generics, generic methods
