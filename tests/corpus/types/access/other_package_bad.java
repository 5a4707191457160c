// From another package: package-private, and protected members outside of subclasses.
// ARGS --source-path $DIR/../imports/support
import shop.Item;

class Visitor {
    int fields(Item item) {
        int a = item.internal; // EXPECT error: 'internal' is not accessible here: it is package-private in 'Item'
        int b = item.half; // EXPECT error: 'half' is not accessible here: it is protected in 'Item'
        int c = item.own; // EXPECT error: 'own' is not accessible here: it is private in 'Item'
        return 0;
    }

    void methods(Item item) {
        item.secret(); // EXPECT error: 'secret' is not accessible here: it is package-private in 'Item'
        item.family(); // EXPECT error: 'family' is not accessible here: it is protected in 'Item'
        Item.familyStatic(); // EXPECT error: 'familyStatic' is not accessible here: it is protected in 'Item'
        Item a = new Item(); // EXPECT error: 'Item' expects (int), found ()
        Item b = new Item("x"); // EXPECT error: 'Item' expects (int), found (String)
    }
}
// COVERS access, packages
