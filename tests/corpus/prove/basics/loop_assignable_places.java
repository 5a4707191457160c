// What a loop may assign, place by place: fields of one object, elements of one array; the others stay as they are.
class LoopPlaces {
    int x, y;
    int[] mine = new int[4];

    //@ requires p != q && 0 <= n;
    //@ assignable p.x;
    //@ ensures q.x == \old(q.x) && p.y == \old(p.y) && q.y == \old(q.y);
    static void oneField(LoopPlaces p, LoopPlaces q, int n) {
        //@ maintaining 0 <= i && i <= n;
        //@ loop_assignable i, p.x;
        for (int i = 0; i < n; i++)
            p.x = i;
    }

    //@ requires p != q && 0 <= n;
    //@ assignable p.x;
    //@ ensures p.x == \old(p.x); // EXPECT violated: postcondition in 'LoopPlaces.thatField(LoopPlaces, LoopPlaces, int)'
    static void thatField(LoopPlaces p, LoopPlaces q, int n) {
        //@ maintaining 0 <= i && i <= n;
        //@ loop_assignable i, p.x;
        for (int i = 0; i < n; i++)
            p.x = i;
    }

    //@ requires a != b && p.x == 3;
    //@ assignable a[*], p.x;
    //@ ensures (\forall int k; 0 <= k && k < b.length; b[k] == \old(b[k])) && p.y == \old(p.y);
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 5) && p.x == 4;
    static void elementsAndField(int[] a, int[] b, LoopPlaces p) {
        //@ maintaining 0 <= i && i <= a.length && p.x == (i == 0 ? 3 : 4);
        //@ maintaining (\forall int k; 0 <= k && k < i; a[k] == 5);
        //@ loop_assignable i, a[*], p.x;
        for (int i = 0; i < a.length; i++) {
            a[i] = 5;
            p.x = 4;
        }
        p.x = 4;
    }
}
// OUTPUT PROVED LoopPlaces.oneField(LoopPlaces, LoopPlaces, int)
// OUTPUT PROVED LoopPlaces.elementsAndField(int[], int[], LoopPlaces)
