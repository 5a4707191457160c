// Static imports of methods, fields and classes, all of that name.
// ARGS --source-path $DIR/support
import static java.lang.Math.max;
import static java.lang.Integer.MAX_VALUE;
import static java.util.Map.Entry;
import static shop.Item.make;

class StaticSingle {
    int use(Entry<String, Integer> entry) {
        return max(MAX_VALUE, entry.getValue()) + make().price() + make("x").price();
    }
}
// COVERS imports, static imports, class table
