// A missing import is a warning; what uses it is an error.
// EXPECT-NEXT note: jars with further classes are given by --class-path, folders with further sources by --source-path
import no.such.Thing; // EXPECT warning: type 'no.such.Thing' was found neither in the sources given nor in the library
import no.pack.*; // EXPECT warning: package 'no.pack' was found neither in the sources given nor in the library
import static no.such.Tools.tool; // EXPECT warning: type 'no.such.Tools' was found neither in the sources given nor in the library
import java.util.List;

class Imports {
    List<String> fine;
    Thing thing; // EXPECT error: cannot find type 'Thing'
    int use() { return tool(1); } // EXPECT error: cannot find method 'tool'
    int other() { return fine.size(); }
}
// COVERS missing types, imports, single imports, on-demand imports, static imports
