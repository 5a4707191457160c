// Arguments of another type, and too many or few of them.
import java.util.*;

class Box<T> {
    T get() { return null; }
    void set(T value) { }

    static void use(Box<String> a, Box<Integer> b) {
        Integer c = a.get(); // EXPECT error: cannot convert 'String' to 'Integer'
        a.set(1); // EXPECT error: 'set' expects (String), found (int)
        Box<Object> d = a; // EXPECT error: cannot convert 'Box<String>' to 'Box<Object>'
        Box<Integer, String> e; // EXPECT error: 'Box' needs 1 type argument, found 2
        Map<String> f; // EXPECT error: 'Map' needs 2 type arguments, found 1
        String<Integer> g; // EXPECT error: 'String' has no type parameters
        Box<int> h; // EXPECT error: type argument must be a reference type, found 'int'
        a = b; // EXPECT error: cannot convert 'Box<Integer>' to 'Box<String>'
    }
}
// COVERS generic classes, generics
