// Java may share a box or a text. What holds whatever their identity hashes are holds; what depends on them is not known.
// ARGS --all --timeout 20
// EXIT 3
class Identities {
    /*@ requires box != null;
      @ ensures \result == 0 || \result == 1;
      @*/
    static int bit(Integer box) {
        return System.identityHashCode(box) & 1;
    }

    //@ requires box != null;
    //@ ensures \result;
    static boolean isSame(Integer box) {
        return System.identityHashCode(box) == System.identityHashCode(box);
    }

    //@ ensures \result;
    static boolean isShared(int number) {
        Integer first = number, second = number;
        int hash = System.identityHashCode(first); // EXPECT unknown: the identity of a box or text that Java may share (not modelled) in 'Identities.isShared(int)'
        return hash == System.identityHashCode(second); // EXPECT unknown: the identity of a box or text that Java may share (not modelled) in 'Identities.isShared(int)'
    }
}
