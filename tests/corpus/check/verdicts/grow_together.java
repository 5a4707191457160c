// ARGS --grow 20 --objects Chain=1 --method Chain.atFirst --method Chain.inTheMiddle --method Chain.atLast --method Chain.lengths --method Chain.byContract
// Larger scopes are looked at several at a time, on the terms of the largest. What breaks in one of them is
// found in the smallest that shows it.
class Link {
    /*@ nullable @*/ Link next;
    int depth;

    // So there are no cycles.
    //@ invariant next != null ==> depth > next.depth;
}

class Chain {
    /*@ nullable @*/ Link first;

    /*@ pure helper @*/ int count() {
        int count = 0;
        for (Link at = first; at != null; at = at.next) {
            count++;
        }
        return count;
    }

    //@ ensures \result <= 4; // EXPECT violated: postcondition
    int atFirst() {
        return count();
    }

    //@ ensures \result <= 5; // EXPECT violated: postcondition
    int inTheMiddle() {
        return count();
    }

    //@ ensures \result <= 6; // EXPECT violated: postcondition
    int atLast() {
        return count();
    }

    //@ ensures \result <= 5; // EXPECT violated: postcondition
    static int lengths(int[] numbers) {
        return numbers.length;
    }

    //@ assignable \nothing;
    //@ ensures \result == count();
    int counted() {
        return count();
    }

    // Known by its contract alone.
    //@ ensures \result <= 5; // EXPECT violated: postcondition
    int byContract() {
        return counted();
    }
}
// OUTPUT grown to 5 objects of each class and arrays of that length
// OUTPUT grown to 6 objects of each class and arrays of that length
// OUTPUT grown to 7 objects of each class and arrays of that length
