// Type arguments where none, or no such, can stand.
import java.util.*;

class Forms {
    static class Holder<T> { static class Part { } class Inner { } }
    static <T> T pick() { return null; }

    Holder<String>.Part part; // EXPECT error: static class 'Part' does not belong to 'Forms.Holder<String>'
    Holder<String>.Inner inner;
    List<> list; // EXPECT error: '<>' can be used after 'new' only

    void use() {
        Object a = Forms.<?>pick(); // EXPECT error: a wildcard cannot be a type argument here
        Object b = Forms.<String>pick();
    }
}
// COVERS generics, diamond, wildcards
