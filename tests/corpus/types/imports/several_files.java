// Files given together see each other, in any order, cycles included.
// FILES support/cycle/Left.java support/cycle/Right.java
package cycle;

class SeveralFiles {
    Left left = new Left();
    int use() { return left.right.left.number + Right.COUNT; }
}
// COVERS class table, packages
