// Types in initialisers.
class Initialisers {
    static int a = "x"; // EXPECT error: cannot convert 'String' to 'int'
    { int local = true; } // EXPECT error: cannot convert 'boolean' to 'int'
    static { undefined(); } // EXPECT error: cannot find method 'undefined'
}
// COVERS initialisers
