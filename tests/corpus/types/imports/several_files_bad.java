// Errors in any of the files given, in each once.
// FILES support/cycle/Left.java support/cycle/Right.java support/cycle_bad/Wrong.java
package cycle;

class SeveralFiles {
    Left left = new Left();
    String use() { return left.right.left.number; } // EXPECT error: cannot convert 'int' to 'String'
}
// COVERS class table, packages
