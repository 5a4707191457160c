// Which comments are JML: those with '@' behind the opening, but not all. (Run as a parse test,
// this only shows that nothing in them is an error; tests/corpus/dump shows what they become.)
class JmlComments {
    //@Override
    //@ ghost int a;
    /*@ ghost int b; @*/ /*@ ghost int c; */ /*@ ghost int d; @@@*/
    /*@
      @ ghost int e;
      @@@ ghost int f;
        ghost int g; // a comment */
    //@@ this ( is plain
    //@formatter:off
    //@spotless:off
    // @ this ( is plain
    /* @ and so ( is this */
    /*@NonNull*/ /*@NonNull @*/
    /*@*/ /*@@*/ /*@ @*/ /*@ /* nothing */
    //@
    //@ // nothing
    //+JURY@ ghost int h;
    //+jury@ ghost int i;
    //+OTHER@ this ( is plain
    //+OTHER+JURY@ ghost int j;
    //-OTHER@ ghost int k;
    //-JURY@ this ( is plain
    //-JURY+JURY@ this ( is plain
    //+@ this ( is plain
    //+JURY this ( is plain
    /*+JURY@ ghost int l; @*/
    /*-JURY@ this ( is plain */
    int x = a + b; // the ghost fields are there
    //@ ghost
    // a comment between
    /** and another */
    //@ int m;
    /*@ ghost int n /* a comment up to the end */
    //@ ;
    //@ ghost int /* within */ o;
    //@ ghost int p; // behind
}
// COVERS comments
