// Another package's classes need an import; private members stay private.
// ARGS --source-path $DIR/support
package shop;

class Clerk {
    Part part; // EXPECT error: cannot find type 'Part'
    int use(Item item) { return item.own; } // EXPECT error: 'own' is not accessible here: it is private in 'Item'
}
// COVERS packages, class table, access, missing types
