// What neither the model nor the class of the JDK has is an error, and so are wrong uses.
import java.awt.Point;
import java.lang.constant.ConstantDesc;

class ModelsBad {
    int missing(String text) {
        return text.describe(); // EXPECT error: cannot find method 'describe' in 'String'
    }

    String kind(String text) {
        return text.describeConstable(); // EXPECT error: cannot convert 'Optional<String>' to 'String'
    }

    int field(Point p) {
        return p.z; // EXPECT error: cannot find field 'z' in 'Point'
    }

    Point created() {
        return new Point("a"); // EXPECT error: no 'Point' fits the arguments (String)
    }
}

class Own implements ConstantDesc { } // EXPECT error: class 'Own' is not permitted to extend sealed 'ConstantDesc'
// EXPECT-PREV error: class 'Own' must implement 'resolveConstantDesc(MethodHandles.Lookup)' of 'ConstantDesc'
