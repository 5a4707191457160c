// A package is no value, and has no methods.
class PackageAsValue {
    Object a = java.util; // EXPECT error: cannot find type 'util'
    Object b = java; // EXPECT error: cannot find variable 'java'
    int c = java.util.size(); // EXPECT error: cannot find variable 'util'
}
// COVERS names
