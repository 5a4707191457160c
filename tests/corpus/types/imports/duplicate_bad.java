// Two single imports of the same simple name.
// ARGS --source-path $DIR/support
import java.util.List;
import shop.List; // EXPECT ?

class Duplicate {
    List list;
}
// COVERS single imports, imports
