class SetsMaps {
    //@ ghost set<Integer> ids;
    //@ ghost map<Integer, Integer> table;

    // HOLDS
    //@ ensures ids.contains(x);
    void add(int x) {
        //@ set ids = ids.add(x);
    }

    // VIOLATED
    //@ ensures ids.size() == \old(ids.size()) + 1;
    void addAgain(int x) {
        //@ set ids = ids.add(x);
    }

    // HOLDS
    //@ ensures table[k] == v && (j != k && \old(table).has(j) ==> table[j] == \old(table)[j]);
    void put(int k, int v, int j) {
        //@ set table = table.put(k, v);
    }

    // VIOLATED
    //@ requires table.has(j);
    //@ ensures table[j] == \old(table)[j];
    void putOver(int k, int v, int j) {
        //@ set table = table.put(k, v);
    }

    // HOLDS
    //@ requires x != y;
    //@ ensures set.of(x, y) == set.of(y, x, y) && set.of(x, y).size() == 2 && !set.of(x).has(y);
    static void of(int x, int y) { }

    // VIOLATED
    //@ ensures set.of(x, y).size() == 2;
    static void ofSame(int x, int y) { }
}
// UNDECIDED quantified: this 'set' statement
// UNDECIDED quantified: this field in a specification
// UNDECIDED quantified: \bigint arithmetic
// DECIDED cadical 6, z3 5, quantified 0, prove 3, inline 6, paths 6
