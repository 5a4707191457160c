// A method with the erasure of an inherited one that it does not override.
import java.util.*;

class Base { void take(List<String> list) { } }
class Derived extends Base {
    void take(List<Integer> list) { } // EXPECT error: 'take(List<Integer>)' has the same erasure as 'take(List<String>)' of 'Base' but does not override it
}
// COVERS overriding, raw types and erasure
