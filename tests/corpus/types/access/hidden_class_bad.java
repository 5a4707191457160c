// A class of another package that is not public.
// ARGS --source-path $DIR/../imports/support
import shop.Item;
import shop.parts.Part;

class Visitor {
    Item.Hidden hidden; // EXPECT error: 'Hidden' is not accessible here: it is package-private in 'Item'
    Item.Half half; // EXPECT error: 'Half' is not accessible here: it is protected in 'Item'
}
// COVERS access, nested classes
