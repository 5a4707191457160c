// JML takes no part in the flow of Java: it may stand where nothing gets to, and
// what it mentions is neither used nor captured.
class jml {
    //@ ensures \result == 1;
    int unreachable() {
        while (true) {
            return 1;
            //@ unreachable;
        }
        //@ assert false;
    }

    void names(int n) {
        int x;
        //@ assert n > 0;
        //@ ghost int g = n;
        //@ set g = g + 1;
        n++;
        //@ assert (\forall int i; 0 <= i; i < n);
        /*@ loop_invariant n >= 0; @*/
        while (n > 0)
            n--;
        x = 1;
    }

    //@ model int twice(int y);
    //@ ghost final int unset;
}
// COVERS ensures, model, ghost, ghost fields, model methods, JML assert, set, loop_invariant
// COVERS unreachable, ghost locals, \result, \forall
