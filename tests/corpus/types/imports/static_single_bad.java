// A static import of what is not there.
import static java.lang.Math.maximum; // EXPECT error: 'java.lang.Math' has no static member 'maximum'
import static java.lang.Integer.MAX_VALUE;

class StaticSingle {
    int use() {
        return max(1, MAX_VALUE); // EXPECT error: cannot find method 'max'
    }
}
// COVERS imports, static imports
