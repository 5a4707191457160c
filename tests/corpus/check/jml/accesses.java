// What a method reads and assigns: accessible, \only_assigned, \not_assigned, \only_accessed; data groups.
class Accesses {
    int v, w;
    static int s;
    int[] a = new int[2];
    /*@ nullable @*/ Accesses next;

    //@ accessible v;
    //@ ensures \result == v;
    int reads() { return v; }

    //@ accessible \nothing;
    int readsWrong() { return v; } // EXPECT violated: 'v' is read, which is not accessible in 'Accesses.readsWrong()'

    //@ accessible s;
    static int readsStatic() { return s; }

    //@ accessible \nothing;
    static int readsStaticWrong() { return s; } // EXPECT violated: 's' is read, which is not accessible in 'Accesses.readsStaticWrong()'

    //@ accessible a, a[0];
    //@ requires a.length > 1;
    int readsElement() { return a[0]; }

    //@ accessible a, a[0];
    //@ requires a.length > 1;
    int readsElementWrong() { return a[1]; } // EXPECT violated: an array element is read, which is not accessible in 'Accesses.readsElementWrong()'

    //@ accessible next, next.v;
    int readsOther() { return next == null ? 0 : next.v; }

    //@ accessible next, this.v;
    int readsOtherWrong() { return next == null ? 0 : next.v; } // EXPECT violated: 'v' is read, which is not accessible in 'Accesses.readsOtherWrong()'

    //@ accessible \nothing;
    static int readsOwn() {
        Accesses made = new Accesses();
        made.v = 3;
        return made.v + made.a.length;
    }

    //@ requires v > 0;
    //@ accessible v;
    //@ also
    //@ requires v <= 0;
    //@ accessible v, w;
    int readsByCase() { return v > 0 ? v : w; }

    //@ ensures \only_assigned(v) && \not_assigned(w);
    void assigns() { v = 1; }

    //@ ensures \only_assigned(v); // EXPECT violated: postcondition in 'Accesses.assignsWrong()'
    void assignsWrong() { v = 1; w = w; }

    //@ ensures \not_assigned(w); // EXPECT violated: postcondition in 'Accesses.notWrong()'
    void notWrong() { v = 1; w = w; }

    //@ ensures \not_assigned(a[*]) && \only_assigned(a, v);
    void arrays() { a = new int[] {v}; }

    //@ requires a.length > 1;
    //@ ensures \not_assigned(a[0]); // EXPECT violated: postcondition in 'Accesses.elementWrong(int)'
    void elementWrong(int i) { if (0 <= i && i < a.length) a[i] = 3; }

    //@ ensures \only_accessed(v);
    int onlyAccessed() { return v; }

    //@ ensures \only_accessed(v); // EXPECT violated: postcondition in 'Accesses.onlyAccessedWrong()'
    int onlyAccessedWrong() { return v + w; }

    static class Group {
        //@ model int state;
        int x; //@ in state;
        int y;
        /*@ nullable @*/ Group other; //@ maps other.y \into state;
        int[] cells = new int[2]; //@ maps cells[*] \into state;

        //@ assignable state;
        void own() { x = 1; }

        //@ assignable state;
        void ownWrong() { y = 1; } // EXPECT violated: assignment to 'y', which is not assignable in 'Accesses.Group.ownWrong()'

        //@ assignable state;
        void mapped() {
            if (other != null)
                other.y = 1;
            if (cells.length > 0)
                cells[0] = 2;
        }

        //@ assignable state;
        void mappedWrong() {
            if (other != null)
                other.x = 1; // EXPECT violated: assignment to 'x', which is not assignable in 'Accesses.Group.mappedWrong()'
        }

        //@ requires flag;
        //@ assignable x;
        //@ also
        //@ requires !flag;
        //@ assignable y;
        void conditional(boolean flag) {
            if (flag)
                x = 1;
            else
                y = 1;
        }
    }
}
// OUTPUT HOLDS Accesses.reads()
// OUTPUT VIOLATED Accesses.readsWrong()
// OUTPUT HOLDS Accesses.readsStatic()
// OUTPUT VIOLATED Accesses.readsStaticWrong()
// OUTPUT HOLDS Accesses.readsElement()
// OUTPUT VIOLATED Accesses.readsElementWrong()
// OUTPUT HOLDS Accesses.readsOther()
// OUTPUT VIOLATED Accesses.readsOtherWrong()
// OUTPUT HOLDS Accesses.readsOwn()
// OUTPUT HOLDS Accesses.readsByCase()
// OUTPUT HOLDS Accesses.assigns()
// OUTPUT VIOLATED Accesses.assignsWrong()
// OUTPUT VIOLATED Accesses.notWrong()
// OUTPUT HOLDS Accesses.arrays()
// OUTPUT VIOLATED Accesses.elementWrong(int)
// OUTPUT HOLDS Accesses.onlyAccessed()
// OUTPUT VIOLATED Accesses.onlyAccessedWrong()
// OUTPUT HOLDS Accesses.Group.own()
// OUTPUT VIOLATED Accesses.Group.ownWrong()
// OUTPUT HOLDS Accesses.Group.mapped()
// OUTPUT VIOLATED Accesses.Group.mappedWrong()
// OUTPUT HOLDS Accesses.Group.conditional(boolean)
