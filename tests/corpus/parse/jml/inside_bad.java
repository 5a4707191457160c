class InsideBad {
    /*@ model class Cell {
      @     int x;
      @     // EXPECT-NEXT error: 'assert' belongs in the body of a method
      @     assert x > 0;
      @     // EXPECT-NEXT error: expected expression, found ';'
      @     invariant ;
      @     // EXPECT-NEXT error: specification is not followed by a method
      @     requires x > 0;
      @ }
      @*/
    int y;

    /*@ model int count(int n) {
      @     // EXPECT-NEXT error: 'decreases' belongs in front of a loop
      @     decreases n;
      @     n = 3;
      @     // EXPECT-NEXT error: expected expression, found ';'
      @     assume n > ;
      @     return n;
      @ }
      @*/
}
// COVERS requires, invariant, JML assert, assume, decreases, malformed JML
