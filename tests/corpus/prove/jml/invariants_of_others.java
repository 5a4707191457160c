// An invariant that speaks of another object: who changes that one through a call is to keep it.
class Part {
    int weight; //@ invariant weight > 0;

    // It knows nothing of who holds it.
    //@ requires k > 0; assignable weight; ensures weight == k;
    void set(int k) { weight = k; }
}

class Whole {
    Part part;
    int limit;
    //@ invariant part.weight <= limit; // EXPECT violated: invariant in 'Whole.tooMuch(int)' // EXPECT violated: invariant in 'Whole.ofAnother(Whole, int)'

    //@ requires 0 < k && k <= limit; assignable part.weight; ensures part.weight == k;
    void fits(int k) { part.set(k); }

    //@ requires 0 < k; assignable part.weight; ensures part.weight == k;
    void tooMuch(int k) { part.set(k); }

    //@ requires 0 < k; assignable other.part.weight;
    static void ofAnother(Whole other, int k) { other.part.set(k); }

    //@ requires 0 < k && k <= limit; assignable limit, part.weight; ensures limit == k;
    void both(int k) {
        part.set(k);
        limit = k;
    }

    // What the callee gets at, it keeps.
    //@ requires 0 < k && k <= limit; assignable part.weight; ensures part.weight <= limit;
    void again(int k) { fits(k); }

    // What a field holds keeps its invariant, though no code reads it.
    //@ requires part.weight < limit; ensures limit > 1 && part.weight > 0;
    void nothing() { }

    //@ requires part.weight < limit; ensures part.weight > 1; // EXPECT violated: postcondition in 'Whole.tooStrong()'
    void tooStrong() { }
}
