// A class of the file itself comes before one imported on demand, and before java.lang.
import java.util.*;

class List { int own; }
class Integer { int own; }

class OwnFirst {
    int use(List list, Integer integer) { return list.own + integer.own; }
}
// COVERS shadowing, on-demand imports, class table
