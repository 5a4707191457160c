// What is read at a place that is passed may be any element: what the elements cannot be is found out first.
class ChosenElement {
    int value;
    /*@ nullable @*/ ChosenElement next;

    //@ requires 0 <= i && i < all.length;
    //@ requires (\forall int j; 0 <= j && j < all.length; all[j] != null && all[j].next == null);
    //@ ensures \result == null;
    static /*@ nullable @*/ ChosenElement behind(ChosenElement[] all, int i) {
        return all[i].next;
    }

    //@ requires 0 <= i && i < all.length;
    //@ requires (\forall int j; 0 < j && j < all.length; all[j].next == null);
    //@ ensures \result == null; // EXPECT violated: postcondition in 'ChosenElement.behindLater(ChosenElement[], int)'
    static /*@ nullable @*/ ChosenElement behindLater(ChosenElement[] all, int i) {
        return all[i].next;
    }
}
