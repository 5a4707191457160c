class Statements {
    int x;
    //@ ghost int g;

    int f(int n) {
        //@ assert x > 0;
        //@ assert x > 0 : "message";
        //@ assume x > 0 : "message" + x;
        //@ check x > 0;
        //@ assert_redundantly x > 0; assume_redundantly x > 0;
        //@ set g = 3;
        //@ set g += 3; set g++;
        //@ debug System.out.println(g);
        //@ hint x > 0;
        //@ ghost int y = 0, z[] = null;
        //@ ghost final nullable Object o = null;
        //@ ghost \bigint big = 1;
        if (x > 0) {
            //@ unreachable;
        } else {
            //@ reachable;
        }
        switch (n) {
        case 1:
            //@ assert n == 1;
            break;
        default:
            //@ assert n != 1;
        }
        if (n > 0)
            //@ assert n > 0;
            x = 1;
        here:
        //@ assert true;
        n = 4;
        //@ assert \old(n, here) > 0;
        return n;
        //@ assert false;
    }
}
// COVERS nullable, ghost, ghost fields, JML assert, assume, set, unreachable, ghost locals, hint
