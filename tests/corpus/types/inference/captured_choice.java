// A choice between lists of unknown elements, inside of a lambda that is typed several times.
import java.util.*;
import java.util.stream.*;

class CapturedChoice {
    interface Tree { }
    interface Import extends Tree { }
    interface Unit { List<? extends Import> imports(); List<? extends Tree> types(); }

    List<? extends Tree> use(Stream<Unit> units, boolean b) {
        return units.flatMap(unit -> {
            List<? extends Import> imports = unit.imports();
            return (b ? imports : unit.types()).stream();
        }).toList();
    }
}
// COVERS inference, wildcards, conditional typing
