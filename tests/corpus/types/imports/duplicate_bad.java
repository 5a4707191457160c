// Two single imports of the same simple name.
// ARGS --source-path $DIR/support
import java.util.List;
import shop.List; // EXPECT error: 'List' is already imported from 'java.util'

class Duplicate {
    List list;
}
// COVERS single imports, imports
