// From another package: public members, and protected ones in subclasses.
// ARGS --source-path $DIR/../imports/support
import shop.Item;
import shop.parts.*;

class Buyer extends Item {
    Buyer() { super(3); }
    int use() { family(); familyStatic(); return half + this.half + price() + part.number; }
    int other(Buyer buyer) { buyer.family(); return buyer.half; }
    Half nested() { return new Half() { }; }
    Item anonymous() { return new Item() { }; }
}

class Visitor {
    int use(Item item) { return item.price() + Item.LIMIT + Item.make().part.next.number + new Item(2).price(); }
    Item.Label label;
}
// COVERS access, inheritance, packages
