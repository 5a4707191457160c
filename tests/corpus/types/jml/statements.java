// JML statements and ghost variables.
class Statements {
    int n;
    //@ ghost int steps;
    //@ ghost int[] history;
    //@ ghost Statements friend;

    void run(int k) {
        //@ ghost int local = k;
        //@ ghost boolean flag = (\forall int i; 0 <= i && i < 3; i < 4);
        //@ assert k == \old(k) : "unchanged";
        //@ assume n >= 0;
        //@ check steps >= 0;
        //@ hint k > 0;
        //@ set local = local + 1;
        //@ set steps += local;
        //@ set steps++;
        //@ set history[steps] = k;
        //@ set friend.steps = 0;
        //@ set this.steps = \old(steps) + (\sum int i; 0 <= i && i < k; i);
        if (k > 0 && k < 0) {
            //@ unreachable;
        }
    }
}
// COVERS ghost, ghost fields, JML assert, assume, set, unreachable, ghost locals, hint
