// Boxing does not widen, and unboxing does not narrow.
import java.util.*;

class BoxingTest {
    void use(Integer box, Object o, List<Integer> list, Double d, int i, String s) {
        Long a = i; // EXPECT error: cannot convert 'int' to 'Long'
        Double b = 1; // EXPECT error: cannot convert 'int' to 'Double'
        short c = box; // EXPECT error: cannot convert 'Integer' to 'short'
        Double e = box; // EXPECT error: cannot convert 'Integer' to 'Double'
        int f = o; // EXPECT error: cannot convert 'Object' to 'int'
        int g = d; // EXPECT error: cannot convert 'Double' to 'int'
        Character h = i; // EXPECT error: cannot convert 'int' to 'Character'
        list.add(1L); // EXPECT error: no 'add' fits the arguments (long)
        if (box) { } // EXPECT error: expected a boolean, found 'Integer'
        boolean j = s; // EXPECT error: cannot convert 'String' to 'boolean'
    }
}
// COVERS boxing
