// Instance methods are not imported.
import static java.lang.String.*;

class StaticOnDemand {
    int use() {
        String s = valueOf(1);
        return length(); // EXPECT error: cannot find method 'length'
    }
}
// COVERS imports, static imports
