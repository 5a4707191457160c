// Each of several missing types in one declaration is reported.
import java.util.*;

class Arguments {
    Map<First, List<Second>> map; // EXPECT error: cannot find type 'First' // EXPECT error: cannot find type 'Second'
    Third<Fourth> other; // EXPECT error: cannot find type 'Third' // EXPECT error: cannot find type 'Fourth'
    int use() { return map.size() + 1; }
}
// COVERS missing types
