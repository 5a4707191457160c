// The package is there, the class is not.
class FullyQualified {
    java.util.Lisst<String> list; // EXPECT error: cannot find type 'Lisst'
    java.utill.List<String> other; // EXPECT error: cannot find type 'utill'

    int use() {
        return java.lang.Maths.max(1, 2); // EXPECT error: cannot find type 'Maths'
    }
}
// COVERS names, class table, missing types
