package p;

class Locations {
    Locations f;
    Locations[] a;
    int[][] m;
    static int s;

    //@ assignable f, this.f, f.f.f, super.f;
    //@ assignable this.*, f.*, f.f.*, Locations.*, p.Locations.s, p.Locations.*, super.*;
    //@ assignable a[0], a[i], a[i + 1].f, this.a[i].a[0];
    //@ assignable a[*], a[0..i], a[0 .. i], a[i..], a[i..*], a[..i], a[0..a.length-1];
    //@ assignable m[*][*], m[0][1..2], a[*].f;
    //@ assignable Locations.this.f, (f).f, f.get(3).f, get(i).*;
    //@ assignable \nothing;
    //@ assignable \everything;
    //@ assignable \not_specified;
    //@ assignable f if i > 0;
    //@ assignable (* what the caller likes *);
    //@ assignable \reach(f);
    Locations get(int i) { return null; }
}
// COVERS assignable, assignable \nothing and \everything, assignable array elements
// COVERS assignable fields of objects, assignable \reach
