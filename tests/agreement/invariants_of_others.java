class Part {
    int weight;
    //@ invariant weight > 0;

    // HOLDS
    //@ requires k > 0; assignable weight; ensures weight == k;
    void set(int k) { weight = k; }
}

class Whole {
    Part part;
    int limit;
    //@ invariant part.weight <= limit;

    // HOLDS
    //@ requires 0 < k && k <= limit; assignable part.weight; ensures part.weight == k;
    void fits(int k) { part.set(k); }

    // VIOLATED
    //@ requires 0 < k; assignable part.weight; ensures part.weight == k;
    void tooMuch(int k) { part.set(k); }

    // VIOLATED
    //@ requires 0 < k; assignable other.part.weight;
    static void ofAnother(Whole other, int k) { other.part.set(k); }

    // HOLDS
    //@ requires 0 < k && k <= limit; assignable limit, part.weight; ensures limit == k;
    void both(int k) { part.set(k); limit = k; }

    // HOLDS
    //@ requires 0 < k && k <= limit; assignable part.weight; ensures part.weight <= limit;
    void again(int k) { fits(k); }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
