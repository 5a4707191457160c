// The class of the file hides the one imported on demand.
import java.util.*;

class List { int own; }

class OwnFirst {
    int use(List list) { return list.size(); } // EXPECT error: cannot find method 'size' in 'List'
}
// COVERS shadowing, on-demand imports
