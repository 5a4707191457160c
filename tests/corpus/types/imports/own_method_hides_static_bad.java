// A method of the class hides a static import of that name, whatever the parameters.
import static java.lang.Math.max;

class OwnHides {
    String max(String a, String b) { return a; }
    int use() { return max(1, 2); } // EXPECT error: 'max' expects (String, String), found (int, int)
}
// COVERS static imports, shadowing
