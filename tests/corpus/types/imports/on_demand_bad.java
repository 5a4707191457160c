// A package on demand does not bring its subpackages.
import java.util.*;

class OnDemand {
    Function<String, String> f; // EXPECT error: cannot find type 'Function'
    function.Function<String, String> g; // EXPECT error: cannot find type 'function'
}
// COVERS imports, on-demand imports, missing types
