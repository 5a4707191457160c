// JML inside of JML goes on as JML, a plain comment does not.
class SecondCommentOnLine {
    int f;

    //@ requires f == 3; //@ ensures f == 4; // EXPECT violated: postcondition in 'SecondCommentOnLine.line()'
    void line() { }

    //@ requires f == 3; /*@ ensures f == 4; @*/ // EXPECT violated: postcondition in 'SecondCommentOnLine.block()'
    void block() { }

    //@ requires f == 3; // ensures f == 4;
    //@ ensures f == 3; /* ensures f == 4; */
    void plain() { }

    /*@ requires f == 3; //@ ensures f == 4; // EXPECT violated: postcondition in 'SecondCommentOnLine.inBlock()'
      @*/
    void inBlock() { }
}
// OUTPUT HOLDS SecondCommentOnLine.plain()
