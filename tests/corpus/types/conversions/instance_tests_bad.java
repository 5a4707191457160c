// instanceof with what can never be, and with primitives.
import java.util.*;

class InstanceTests {
    boolean use(int i, String s, Integer box, Object o) {
        boolean a = i instanceof Integer; // EXPECT error: instanceof needs references, found 'int' and 'Integer'
        boolean b = s instanceof Integer; // EXPECT error: 'String' can never be an instance of 'Integer'
        boolean c = box instanceof Runnable; // EXPECT error: 'Integer' can never be an instance of 'Runnable'
        boolean d = o instanceof List<String>; // EXPECT error: cannot test whether 'Object' is an instance of 'List<String>': type arguments are not known at run time
        boolean e = o instanceof int; // EXPECT error: instanceof needs references, found 'Object' and 'int'
        return a;
    }
}
// COVERS instanceof
