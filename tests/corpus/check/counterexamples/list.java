// Objects go by names; those that changed are shown again.
class Item {
    /*@ nullable @*/ Item next;
    int key;

    Item(int key) {
        this.key = key;
    }
}

class Items {
    /*@ nullable @*/ Item head;
    int size;

    //@ requires size < 100;
    //@ ensures size == \old(size) + 1; // EXPECT violated: postcondition in 'Items.add(int)'
    //@ ensures head.next == \old(head);
    void add(int key) {
        Item item = new Item(key);
        item.next = head;
        head = item;
        if (key != 5) {
            size++;
        }
    }

    // EXPECT-NEXT violated: postcondition in 'Items.same()'
    //@ ensures head == null || head.next != head;
    void same() {
    }
}
// OUTPUT before the call
// OUTPUT this = Items#1 { head = null, size = 0 }
// OUTPUT key = 5
// OUTPUT path
// OUTPUT 7 this.key = key; Item#1.key = 5
// OUTPUT 19 Item item = new Item(key); item = Item#1
// OUTPUT 20 item.next = head; Item#1.next = null
// OUTPUT 21 head = item; this.head = Item#1
// OUTPUT at the end
// OUTPUT size = 0
// OUTPUT \old(size) = 0
// OUTPUT Items#1 { head = Item#1, size = 0 }
// OUTPUT Item#1 { next = null, key = 5 }
// OUTPUT this = Items#1 { head = Item#1, size = 0 }
// OUTPUT Item#1 { next = Item#1, key = 0 }
