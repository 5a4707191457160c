// A single import cannot bring a name that the file declares itself.
import java.util.List; // EXPECT ?

class List { }
// COVERS single imports, imports
