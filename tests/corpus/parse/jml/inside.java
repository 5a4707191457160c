// Classes and bodies that stand in JML themselves.
class Inside {
    /*@ model class Cell {
      @     int x;
      @     invariant x > 0;
      @     model int y;
      @     ensures \result > 0;
      @     pure int get() { return x; }
      @     requires x > 0;
      @     Cell(int x) { this.x = x; }
      @     { x = 0; }
      @     static class Deep { int z; in y; initially z == 0; }
      @ }
      @*/

    /*@ model int count(int n) {
      @     ghost int i = 0;
      @     assume n >= 0;
      @     assert n >= 0 : "so far";
      @     loop_invariant 0 <= i && i <= n;
      @     decreases n - i;
      @     loop_assignable i;
      @     while (i < n)
      @         i++;
      @     set i = 3;
      @     int set = i;
      @     set = 4;
      @     check(set);
      @     check = i > 0;
      @     if (i < 0) {
      @         unreachable;
      @     }
      @     hint i > 0;
      @     return i;
      @ }
      @*/
}
// COVERS requires, ensures, pure, model, ghost, invariant, initially, ghost fields, model fields
// COVERS model methods, in and maps, JML assert, assume, set, loop_invariant, decreases
// COVERS loop assignable, unreachable, hint
