// Words for the values that only JML has, and ghost variables whose type is inferred.
class Words {
    //@ ghost \seq<Integer> q = \seq.<Integer>empty();
    //@ ghost set<Integer> s;
    //@ requires q == \seq.<Integer>empty(); ensures q.size == 1 && q.length == 1;
    void good(int k) { //@ set q = q.add(k);
    }
    //@ requires q == \seq.<Integer>empty(); ensures q.size == 2; // EXPECT violated: postcondition in 'Words.bad(int)'
    void bad(int k) { //@ set q = q.add(k);
    }
    //@ requires s == \set.<Integer>empty(); ensures s.size == 1;
    void good2(int k) { //@ set s = s.add(k);
    }
    //@ requires n < 1000; ensures \result == n + 1;
    int good3(int n) { //@ ghost var m = n + 1;
       //@ assert m == n + 1;
       return n + 1; }
    //@ requires n < 1000; ensures \result == n + 1;
    int bad3(int n) { //@ ghost var m = n + 2;
       //@ assert m == n + 1; // EXPECT violated: assertion in 'Words.bad3(int)'
       return n + 1; }
}
