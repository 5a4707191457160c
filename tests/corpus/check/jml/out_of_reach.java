// Objects that neither the inputs nor static fields lead to: quantifiers mean them, too, and their
// invariants may speak of static fields.
class OutOfReach {
    static int limit;
    int x;

    //@ invariant x <= limit; // EXPECT violated: invariant in 'OutOfReach.setLimit(int)'

    //@ ensures limit == n;
    static void setLimit(int n) {
        limit = n;
    }

    //@ ensures limit == (n < \old(limit) ? \old(limit) : n);
    static void raise(int n) {
        if (n > limit)
            limit = n;
    }

    static class Item {
        int key;
        /*@ nullable @*/ Item next;
    }

    //@ requires (\exists Item i; i.key > 0);
    //@ ensures false; // EXPECT violated: postcondition in 'OutOfReach.exists()'
    static void exists() {
    }

    //@ ensures (\forall Item i; i.key > 0); // EXPECT violated: postcondition in 'OutOfReach.all(OutOfReach.Item)'
    static void all(Item item) {
        item.key = 1;
    }

    //@ requires (\forall Item i; i.key > 0);
    //@ requires item.key < 100;
    //@ ensures (\forall Item i; i.key > 0);
    static void keep(Item item) {
        item.key++;
    }

    //@ requires (\num_of Item i; i.key > 0) == 3;
    //@ ensures (\num_of Item i; i.key > 0) == 4; // EXPECT violated: postcondition in 'OutOfReach.count(OutOfReach.Item)'
    static void count(Item item) {
        item.key = 1;
    }

    // Unique keys: with every other item, not only those that the method sees.
    //@ requires (\forall Item i, j; i != j ==> i.key != j.key);
    //@ ensures (\forall Item i, j; i != j ==> i.key != j.key); // EXPECT violated: postcondition in 'OutOfReach.change(OutOfReach.Item)'
    static void change(Item item) {
        item.key = 1;
    }
}
// OUTPUT HOLDS OutOfReach.raise(int)
// OUTPUT OutOfReach.Item#1 { key = 1, next = null } (nothing here refers to it)
// OUTPUT HOLDS OutOfReach.keep(OutOfReach.Item)
