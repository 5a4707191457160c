// Modules that are not there, and names that they do not bring.
import module java.sql;
import module nothing.here; // EXPECT warning@1: module 'nothing.here' is not known
import nowhere.ArrayList; // EXPECT warning: type 'nowhere.ArrayList' was found neither in the sources given nor in the library
import java.util.*;

class ModulesBad {
    BigInteger number; // EXPECT error: cannot find type 'BigInteger'
    List<String> names;
    Object list = new ArrayList(); // EXPECT error: cannot find type 'ArrayList'
}
// COVERS module imports
