// A subclass reaches protected members through its own type only (JLS 6.6.2).
// ARGS --source-path $DIR/../imports/support
import shop.Item;

class Buyer extends Item {
    int use(Item item) {
        item.family(); // EXPECT error: 'family' is not accessible here: it is protected in 'Item'
        return item.half; // EXPECT error: 'half' is not accessible here: it is protected in 'Item'
    }
}
// COVERS access, inheritance
