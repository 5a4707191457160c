// Warnings are not left out: `nowarn` has no effect. What (* … *) says, nobody knows.
class Nowarn {
    // EXPECT-NEXT violated: postcondition in 'Nowarn.wrong(int)'
    //@ ensures \result > 0;   //@ nowarn Post;
    static int wrong(int k) {
        //@ nowarn Assert, Post
        return k;              //@ nowarn;
    }

    //@ ensures \result == k;  //@ nowarn
    static int right(int k) {
        return k;              //@ nowarn Possibly // not so
    }

    //@ ensures (* it is fine *); // EXPECT unknown: what (* … *) says (not modelled) in 'Nowarn.said()'
    static void said() {
    }

    //@ ensures \typeof(o) <:= \type(Nowarn);
    static void subtype(Nowarn o) {
    }
}
// OUTPUT HOLDS Nowarn.right(int)
// OUTPUT HOLDS Nowarn.subtype(Nowarn)
// EXIT 1
