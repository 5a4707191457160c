// A subclass reaches protected members through its own type only (JLS 6.6.2).
// ARGS --source-path $DIR/../imports/support
import shop.Item;

class Buyer extends Item {
    int use(Item item) {
        item.family(); // EXPECT ?
        return item.half; // EXPECT ?
    }
}
// COVERS access, inheritance
