// ARGS --source-path $DIR/support
// `import a.B.*` brings the classes that B declares, not those that it inherits.
import shapes.Square.*;
import static shapes.Colors.*;

class DeclaredMembers {
    Kind kind = Kind.RED;
    Side side;
}
// COVERS on-demand imports
