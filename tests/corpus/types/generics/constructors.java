// Constructors with type parameters of their own.
import java.util.*;

class Generic {
    int n;
    <T extends Collection<?>> Generic(T a, T b) { n = a.size() + b.size(); }
    static Generic make() { return new Generic(List.of(1), Set.of("x")); }
    static Generic explicit() { return new <List<Integer>>Generic(List.of(1), List.of(2)); }
}
// COVERS generic methods, creation
