// x.getClass() is not the class itself.
import java.util.*;

class GetClass {
    Class<Number> a(Number n) { return n.getClass(); } // EXPECT error: cannot convert 'Class<capture of ? extends Number>' to 'Class<Number>'
    Class<? extends List<String>> b(List<String> list) { return list.getClass(); } // EXPECT error: cannot convert 'Class<capture of ? extends List>' to 'Class<? extends List<String>>'
}
// COVERS calls, raw types and erasure
