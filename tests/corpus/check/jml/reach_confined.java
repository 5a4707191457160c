// ARGS --objects Table=1 --objects Loose=1 --objects 2 --array-length 2
// Objects out of reach are part of the pre-state only where a quantifier can mean them.
class Link {
    /*@ nullable @*/ Link next;
}

class Table {
    /*@ nullable @*/ Link[] chains;
    /*@ nullable @*/ Link spare;
    int size;

    //@ invariant chains != null;
    //@ invariant size == (\num_of Link n; (\exists int i; 0 <= i && i < chains.length; \reach(chains[i]).has(n)) || \reach(spare).has(n); true); // EXPECT violated: invariant in 'Table.drop()'

    //@ requires spare != null && chains.length > 0 && chains[0] == null;
    void use() {
        chains[0] = spare;
    }

    //@ requires spare != null;
    void drop() {
        spare = null;
    }
}

class Loose {
    /*@ nullable @*/ Link first;

    // Here the quantifier inside means any link: one that nothing refers to has a next one, too.
    //@ ensures \result == (\num_of Link n; (\exists Link m; m.next != null; \reach(m.next).has(n)); true); // EXPECT violated: postcondition in 'Loose.none()'
    int none() {
        return 0;
    }

    // One of two conditions is of any link.
    //@ ensures \result == (\num_of Link n; \reach(first).has(n) || n.next == null; true); // EXPECT violated: postcondition in 'Loose.count()'
    int count() {
        return first == null ? 0 : first.next == null || first.next == first ? 1 : 2;
    }
}
// OUTPUT HOLDS Table.use()
// OUTPUT for every pre-state with at most 2 objects of each class in reach (1 of 'Loose', 1 of 'Table'), arrays up to length 2, 32-bit int
