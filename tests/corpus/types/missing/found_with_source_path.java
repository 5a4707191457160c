// Types that are missing without --source-path are found with it.
// ARGS --source-path $DIR/../imports/support
import shop.Item;
import shop.parts.*;

class Found {
    Item item;
    Part part = new Part();
    int use() { return item.price() + part.number + item.part.number; }
}
// COVERS missing types, class table
