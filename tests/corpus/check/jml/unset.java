// Ghost fields of JML's own types that nobody has set: sequences, maps and sets of locations are empty.
class Unset {
    //@ ghost \seq s;
    //@ ghost \locset l;

    //@ ensures s.length == 0;
    Unset() {
    }

    //@ ensures s.length == 1; // EXPECT violated: postcondition in 'Unset.Unset(int)'
    Unset(int x) {
    }

    //@ ensures \subset(l, \nothing);
    Unset(long x) {
    }
}
