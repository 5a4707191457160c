// A method whose signature has a missing type fits any call.
import java.util.*;

class Signature {
    int find(Missing m, int i) { return i; } // EXPECT error: cannot find type 'Missing'
    List<Missing> all() { return null; } // EXPECT error: cannot find type 'Missing'
    <T extends Missing> void bound(T t) { } // EXPECT error: cannot find type 'Missing'
    void thrower() throws Missing { } // EXPECT error: cannot find type 'Missing'

    int use() {
        thrower();
        bound("x");
        for (Object o : all()) { }
        return find(null, 1) + find("x", 2);
    }
}
// COVERS missing types
