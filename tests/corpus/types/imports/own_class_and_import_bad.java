// A single import cannot bring a name that the file declares itself.
import java.util.List; // EXPECT error: 'List' is imported and declared in this file

class List { }
// COVERS single imports, imports
