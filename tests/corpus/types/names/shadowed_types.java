// An inner class hides an outer one, a type parameter hides a class.
class Item { int outer; }

class Shadowing<String> {
    class Item { int inner; }
    int get(Item item) { return item.inner; }
    String identity(String s) { return s; }
    <Item> Item pass(Item item) { return item; }
    java.lang.String real() { return "x"; }
}
// COVERS shadowing, generic classes
