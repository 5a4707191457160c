// instanceof with classes, interfaces, arrays, wildcards.
import java.util.*;

class InstanceTests {
    boolean use(Object o, List<String> list, Comparable<String> c) {
        return o instanceof String || o instanceof int[] || o instanceof List<?> || o instanceof List
            || list instanceof ArrayList<String> || o instanceof Runnable;
    }
}
// COVERS instanceof
