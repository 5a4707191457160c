// The file's package: the other files of it are found without import.
// ARGS --source-path $DIR/support
package shop;

class Clerk {
    Item item = new Item("x");
    List list = new List();
    int use() { item.secret(); return item.internal + item.half + list.shelves; }
}
// COVERS packages, class table, access
