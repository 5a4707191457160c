class Cell {
    int v, w;
    //@ model \locset foot; represents foot = v, w;
}

class LocationsOfMany {
    Cell[] cells = new Cell[2];

    // HOLDS
    //@ assignable cells[*].v;
    void each() { for (int i = 0; i < cells.length; i++) cells[i].v = 1; }

    // VIOLATED
    //@ assignable cells[*].v;
    void other() { for (int i = 0; i < cells.length; i++) cells[i].w = 1; }

    // HOLDS
    //@ requires (\forall int i; 0 <= i && i < cells.length; cells[i] != c);
    //@ ensures c.v == \old(c.v);
    void keeps(Cell c) { each(); }

    // VIOLATED
    //@ ensures c.v == \old(c.v);
    void changes(Cell c) { each(); }

    // HOLDS
    //@ assignable (\infinite_union int i; 0 <= i && i < cells.length; cells[i].foot);
    void union() { for (int i = 0; i < cells.length; i++) cells[i].w = 1; }

    // VIOLATED
    //@ assignable (\infinite_union int i; 0 <= i && i < cells.length; cells[i].foot);
    void beside() { cells = new Cell[0]; }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
