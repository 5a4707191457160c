// Locations of assignable clauses and their kin.
class Locations {
    int n;
    static int count;
    int[] a;
    int[][] grid;
    Locations next;
    Locations[] others;

    //@ assignable n, this.n, next.n, next.next.*, this.*, count, Locations.count, Locations.*;
    //@ assignable a[0], a[n..n + 1], a[*], a[..n], a[n..], next.a[*], next.others[n].a[0];
    //@ assignable grid[*][*], grid[0][*], others[*].n, java.lang.Integer.*;
    //@ accessible \everything;
    void all(int n) {}

    //@ assignable \nothing;
    void none() {}

    //@ assignable \not_specified;
    void unspecified() {}
}

class More extends Locations {
    //@ also assignable super.n, super.*, \reach(this);
    void none() {}
}
// COVERS assignable, assignable \nothing and \everything, assignable array elements
// COVERS assignable fields of objects, assignable \reach, accessible, also
