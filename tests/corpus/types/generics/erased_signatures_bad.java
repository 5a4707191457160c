// Two methods with the same erasure.
import java.util.*;

class Erased {
    void f(List<String> a) { }
    void f(List<Integer> a) { } // EXPECT error: method 'f(List<Integer>)' has the same erasure as 'f(List<String>)'
    <T> void g(T t) { }
    void g(Object t) { } // EXPECT error: method 'g(Object)' has the same erasure as 'g(T)'
}
// COVERS raw types and erasure
