// Members of a raw type give the erased type.
import java.util.*;

class Raw<T extends Number> {
    T value;
    List<String> names;

    static void use(List raw, Raw r) {
        String a = raw.get(0); // EXPECT error: cannot convert 'Object' to 'String'
        String b = r.names.get(0); // EXPECT error: cannot convert 'Object' to 'String'
        Integer c = r.value; // EXPECT error: cannot convert 'Number' to 'Integer'
        for (String s : raw) { } // EXPECT error: cannot convert 'Object' to 'String'
        Number d = r.value;
    }
}
// COVERS raw types and erasure
