// An import of a single type hides those on demand.
// ARGS --source-path $DIR/support
import java.util.*;
import shop.List;

class SingleFirst {
    int use(List list) { return list.shelves; }
}
// COVERS single imports, on-demand imports, shadowing, class table
