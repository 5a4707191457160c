// Imports of single types, nested ones too.
import java.util.List;
import java.util.Map.Entry;
import java.util.function.Function;

class Single {
    int use(List<String> list, Entry<String, Integer> entry, Function<String, Integer> f) {
        return list.size() + entry.getValue() + f.apply("x");
    }
}
// COVERS imports, single imports
