// The list of the shop is meant, not that of java.util.
// ARGS --source-path $DIR/support
import java.util.*;
import shop.List;

class SingleFirst {
    int use(List list) { return list.size(); } // EXPECT error: cannot find method 'size' in 'List'
}
// COVERS single imports, on-demand imports, shadowing
