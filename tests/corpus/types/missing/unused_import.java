// A missing import that nothing uses: a warning, no error.
import no.such.Thing; // EXPECT warning: type 'no.such.Thing' was found neither in the sources given nor in the library

class Unused { int x; }
// COVERS missing types, imports
