// Locations of many objects at once: `a[*].f`, `(\infinite_union …)`, and a list of locations behind `represents`.
class Cell {
    int v, w;
    /*@ nullable @*/ Cell next;
    //@ model \locset foot; represents foot = v, w;
    //@ model \locset value; represents value = v;
}

class LocationsOfMany {
    Cell[] cells = new Cell[2];
    //@ model \locset all; represents all = (\infinite_union int i; 0 <= i && i < cells.length; cells[i].foot);
    //@ model \locset array; represents array = cells, cells[*];

    //@ assignable cells[*].v;
    void each() {
        for (int i = 0; i < cells.length; i++)
            cells[i].v = 1;
    }

    //@ assignable cells[*].v;
    void eachOther() {
        for (int i = 0; i < cells.length; i++)
            cells[i].w = 1; // EXPECT violated: assignment to 'w', which is not assignable in 'LocationsOfMany.eachOther()'
    }

    //@ requires cells.length >= 2;
    //@ assignable cells[1..2].v;
    void part() { cells[1].v = 5; }

    //@ requires cells.length >= 2;
    //@ assignable cells[1..2].v;
    void otherPart() { cells[0].v = 5; } // EXPECT violated: assignment to 'v', which is not assignable in 'LocationsOfMany.otherPart()'

    //@ assignable all;
    void union() {
        for (int i = 0; i < cells.length; i++)
            cells[i].w = 1; // EXPECT violated: assignment to 'w', which is not assignable in 'MoreOfMany.callsTooMuch()'
    }

    //@ assignable all;
    void outsideOfUnion() {
        for (int i = 0; i < cells.length; i++)
            cells[i].next = null; // EXPECT violated: assignment to 'next', which is not assignable in 'LocationsOfMany.outsideOfUnion()'
    }

    //@ requires cells.length > 0;
    //@ assignable array;
    void list() { cells[0] = cells[cells.length - 1]; }

    //@ requires cells.length > 0;
    //@ assignable array;
    void outsideOfList() { cells[0].v = 1; } // EXPECT violated: assignment to 'v', which is not assignable in 'LocationsOfMany.outsideOfList()'

    //@ assignable c.value;
    void oneLocation(Cell c) { c.v = 1; }

    //@ assignable c.value;
    void notThatLocation(Cell c) { c.w = 1; } // EXPECT violated: assignment to 'w', which is not assignable in 'LocationsOfMany.notThatLocation(Cell)'

    //@ requires (\forall int i; 0 <= i && i < cells.length; cells[i] != c);
    //@ ensures c.v == \old(c.v);
    void keepsOthers(Cell c) { each(); }

    //@ ensures c.v == \old(c.v); // EXPECT violated: postcondition in 'LocationsOfMany.changesOthers(Cell)'
    void changesOthers(Cell c) { each(); }

    //@ ensures c.w == \old(c.w) && c.next == \old(c.next);
    void keepsOtherFields(Cell c) { each(); }

    //@ requires c.v > 3;
    //@ requires (\forall int i; 0 <= i && i < cells.length; \disjoint(cells[i].foot, c.foot));
    //@ ensures c.v > 3;
    void disjoint(Cell c) { union(); }

    //@ requires cells.length > 0;
    //@ ensures \subset(cells[0].foot, all) && \subset(cells[*].v, all);
    void inside() { }

    //@ requires cells.length > 0;
    //@ ensures \disjoint(cells[0].foot, all); // EXPECT violated: postcondition in 'LocationsOfMany.notDisjoint()'
    void notDisjoint() { }
}

class MoreOfMany extends LocationsOfMany {
    //@ assignable cells[*].v, cells[*].w;
    void callsBoth() {
        each();
        union();
    }

    //@ assignable cells[*].v;
    void callsTooMuch() {
        each();
        union();
    }
}
// OUTPUT HOLDS LocationsOfMany.each()
// OUTPUT HOLDS LocationsOfMany.part()
// OUTPUT HOLDS LocationsOfMany.union()
// OUTPUT HOLDS LocationsOfMany.oneLocation(Cell)
// OUTPUT HOLDS LocationsOfMany.keepsOthers(Cell)
// OUTPUT HOLDS LocationsOfMany.keepsOtherFields(Cell)
// OUTPUT HOLDS LocationsOfMany.disjoint(Cell)
// OUTPUT HOLDS LocationsOfMany.inside()
// OUTPUT HOLDS MoreOfMany.callsBoth()
// OUTPUT VIOLATED MoreOfMany.callsTooMuch()
