// Diamonds that cannot be what is wanted.
import java.util.*;

class Diamond {
    void use(List<String> strings) {
        List<Integer> a = new ArrayList<>(strings); // EXPECT error: cannot convert 'ArrayList<String>' to 'List<Integer>'
        String b = new String<>("x"); // EXPECT error: '<>' needs a generic class, found 'String'
        var c = new ArrayList<>();
        String d = c.get(0); // EXPECT error: cannot convert 'Object' to 'String'
        List<String> e = new HashMap<>(); // EXPECT error: cannot convert 'HashMap<Object, Object>' to 'List<String>'
    }
}
// COVERS diamond
