// Two on-demand imports bring a class of that name: using it is an error.
// ARGS --source-path $DIR/support
import java.util.*;
import shop.*;

class Ambiguous {
    int use(List list) { return 1; } // EXPECT ?
}
// COVERS on-demand imports
