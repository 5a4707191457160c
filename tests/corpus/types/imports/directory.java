// A directory stands for all files below it.
// ARGS $DIR/support/roots
import one.First;

class Directory {
    int use() { return new First().second.value + new two.Second().value; }
}
// OUTPUT 3 files, 19 lines: no errors
// COVERS class table, packages
