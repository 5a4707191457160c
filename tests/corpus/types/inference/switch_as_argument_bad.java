// A case that does not fit the target.
import java.util.*;

class SwitchArgument {
    void use(int x) {
        List<String> a = switch (x) {
            case 1 -> new ArrayList<>();
            default -> new ArrayList<Integer>(); // EXPECT error: cannot convert 'ArrayList<Integer>' to 'List<String>'
        };
        int b = switch (x) {
            case 1 -> "s"; // EXPECT error: cannot convert 'String' to 'int'
            default -> 2;
        };
        var c = switch (x) { default -> throw new RuntimeException(); }; // EXPECT error: the switch expression has no case that yields a value
    }
}
// COVERS switch expression, inference
