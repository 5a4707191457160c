// Without the import the simple name means nothing.
import java.util.ArrayList;

class NotImported {
    List<String> list = new ArrayList<>(); // EXPECT error: cannot find type 'List'
    String text; // java.lang needs no import
}
// COVERS imports, single imports, missing types
