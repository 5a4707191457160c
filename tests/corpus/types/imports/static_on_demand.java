// All static members of a class.
import static java.lang.Math.*;
import static java.util.stream.Collectors.*;
import java.util.List;

class StaticOnDemand {
    double use(List<String> list) {
        return abs(-1) + PI + sqrt(2.0) + list.stream().collect(counting());
    }
}
// COVERS imports, static imports, on-demand imports
