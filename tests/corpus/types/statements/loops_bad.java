// Conditions that are not boolean, and names out of scope.
class loops_bad {
    void all(int n, String s) {
        if (n) ; // EXPECT error: 'int'
        while (s) ; // EXPECT error: 'String'
        do { boolean inner = true; } while (inner); // EXPECT error: 'inner'
        for (int i = 0; i; i++) ; // EXPECT error: 'int'
        for (int i = 0; i < 3; i++) ;
        n = i; // EXPECT error: 'i'
        for (boolean b = 1; b; ) ; // EXPECT error: cannot convert 'int' to 'boolean'
    }
}
// COVERS if, while, do, for
