// The intersection has the members of its parts only.
class IntersectionCast {
    void use(Object o) {
        var both = (CharSequence & Comparable<String>) o;
        int n = both.size(); // EXPECT error: cannot find method 'size' in 'CharSequence & Comparable<String>'
        String s = (CharSequence & Comparable<String>) o; // EXPECT error: cannot convert 'CharSequence & Comparable<String>' to 'String'
        int m = both.compareTo(1); // EXPECT error: 'compareTo' expects (String), found (int)
    }
}
// COVERS intersection cast
