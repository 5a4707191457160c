// A class of another package that is not public.
// ARGS --source-path $DIR/../imports/support
import shop.Item;
import shop.parts.Part;

class Visitor {
    Item.Hidden hidden; // EXPECT ?
    Item.Half half; // EXPECT ?
}
// COVERS access, nested classes
