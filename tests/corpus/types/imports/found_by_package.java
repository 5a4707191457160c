// Without --source-path the folders around the files given are the roots of their packages.
// FILES support/roots/one/First.java
import one.First;

class FoundByPackage {
    int use() { return new First().second.value; }
}
// COVERS class table, packages
