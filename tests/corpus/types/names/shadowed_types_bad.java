// The hidden class is not meant any more.
class Item { int outer; }

class Shadowing<String> {
    class Item { int inner; }
    int get(Item item) { return item.outer; } // EXPECT error: cannot find field 'outer' in 'Shadowing<String>.Item'
    String text() { return "x"; } // EXPECT error: cannot convert 'String' to 'String'
}
// COVERS shadowing, generic classes
