// Single elements of many: whether all elements of an array are read is not asked of the array as a whole.
class AccessibleOfMany {
    Object[] pair = new Object[2];
    //@ invariant \nonnullelements(pair) && pair.length == 2; // EXPECT unknown: what this reads that 'accessible' speaks of
    //@ accessible \inv: pair, (\infinite_union int i; 0 <= i && i < 1; pair[i]);

    //@ ensures true;
    void some() { }
}

class AccessibleWhole {
    Object[] pair = new Object[2];
    //@ invariant \nonnullelements(pair) && pair.length == 2;
    //@ accessible \inv: pair, pair[*];

    //@ ensures true;
    void all() { }
}

class AccessibleElement {
    int[] a = new int[2];

    //@ requires a.length >= 2;
    //@ accessible a, (\infinite_union int i; 0 <= i && i < 1; a[i]);
    int first() { return a[0]; }

    //@ requires a.length >= 2;
    //@ accessible a, (\infinite_union int i; 0 <= i && i < 1; a[i]);
    int second() { return a[1]; } // EXPECT violated: an array element is read, which is not accessible in 'AccessibleElement.second()'
}
// EXIT 1
// OUTPUT HOLDS AccessibleWhole.all()
// OUTPUT HOLDS AccessibleElement.first()
