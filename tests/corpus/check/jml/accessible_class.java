// What an invariant or a model field reads, as `accessible` of a class says.
class AccessibleClass {
    int low, high, other;
    int[] items;
    //@ model int size;
    //@ represents size = high - low;

    //@ invariant low <= high;
    //@ invariant (\forall int i; 0 <= i && i < items.length; items[i] >= low);
    //@ accessible \inv: low, high, items, items[*];
    //@ accessible size: low, high;

    //@ ensures \result == 1;
    int one() {
        return 1;
    }
}

class AccessibleLess {
    int low, high;
    int[] items;
    //@ model int size;
    //@ represents size = high - low;

    //@ invariant low <= high;
    //@ invariant (\forall int i; 0 <= i && i < items.length; items[i] >= low);
    //@ accessible \inv: low, high, items;
    //@ accessible size: low \measured_by 3;

    //@ ensures \result == 1;
    // EXPECT-NEXT violated: accessible of the class: more is read in 'AccessibleLess.one()'
    int one() { // EXPECT violated: accessible of the class: more is read in 'AccessibleLess.one()'
        return 1;
    }
}

class AccessibleSometimes {
    boolean isOpen;
    int depth;

    //@ invariant !isOpen ==> depth == 0;
    //@ accessible \inv: isOpen, depth;
    //@ model \locset places;
    //@ represents places = \set_union(\singleton(isOpen), \singleton(depth));
    //@ accessible places: places;

    //@ ensures \result == 1;
    int one() {
        return 1;
    }
}

class AccessibleCalls {
    int depth;

    //@ ensures \result == (depth >= 0);
    /*@ pure helper @*/ boolean isFine() {
        return depth >= 0;
    }

    //@ invariant isFine(); // EXPECT unknown: what a method reads that 'accessible' speaks of (not modelled) in 'AccessibleCalls.one()'
    //@ accessible \inv: depth;

    //@ ensures \result == 1;
    int one() {
        return 1;
    }
}
// OUTPUT HOLDS AccessibleClass.one()
// EXIT 1
