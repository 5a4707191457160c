// Two on-demand imports bring a class of that name: using it is an error.
// ARGS --source-path $DIR/support
import java.util.*;
import shop.*;

class Ambiguous {
    int use(List list) { return 1; } // EXPECT error: 'List' is ambiguous: both 'java.util.List' and 'shop.List' are imported
}
// COVERS on-demand imports
