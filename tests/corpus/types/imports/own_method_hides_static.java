// A method of the class hides a static import of that name.
import static java.lang.Math.max;

class OwnHides {
    String max(String a, String b) { return a; }
    String use() { return max("a", "b"); }
}
// COVERS static imports, shadowing
