// Sets and maps: the values of org.jmlspecs.lang, \map and its functions.
class SetsMaps {
    //@ ghost set<Integer> ids;
    //@ ghost map<Integer, Integer> table;
    //@ ghost intset small;
    //@ ghost \map objects = \map_empty;
    //@ ghost set<SetsMaps> friends;
    //@ ghost bag<Integer> bag;

    //@ ensures ids == \old(ids).add(x) && ids.contains(x);
    void add(int x) {
        //@ set ids = ids.add(x);
    }

    //@ ensures ids.size() == \old(ids.size()) + 1; // EXPECT violated: postcondition in 'SetsMaps.addAgain(int)'
    void addAgain(int x) {
        //@ set ids = ids.add(x);
    }

    //@ requires !ids.has(x);
    //@ ensures ids.size() == \old(ids.size()) + 1 && ids.remove(x) == \old(ids);
    void addNew(int x) {
        //@ set ids = ids.add(x);
    }

    //@ ensures table.get(k) == v && table[k] == v && table.containsKey(k);
    //@ ensures j != k && \old(table).has(j) ==> table.get(j) == \old(table).get(j);
    void put(int k, int v, int j) {
        //@ set table = table.put(k, v);
    }

    //@ requires table.has(j);
    //@ ensures table.get(j) == \old(table).get(j); // EXPECT violated: postcondition in 'SetsMaps.putOver(int, int, int)'
    void putOver(int k, int v, int j) {
        //@ set table = table.put(k, v);
    }

    //@ ensures table[j] == table[j]; // EXPECT violated: postcondition in 'SetsMaps.notThere(int)'
    void notThere(int j) { }

    //@ ensures table.remove(k) == \old(table).remove(k);
    void putAndRemove(int k, int v) {
        //@ set table = table.put(k, v);
    }

    //@ ensures small == intset.of(1, 2) && small == intset.of(2, 1) && small.size() == 2 && !small.has(3);
    void small() {
        //@ set small = intset.empty();
        //@ set small = small.add(1).add(2).add(1);
    }

    //@ ensures small.size() == 3; // EXPECT violated: postcondition in 'SetsMaps.counted()'
    void counted() {
        //@ set small = intset.of(1, 2, 1);
    }

    //@ ensures \map_get(objects, k) == this && \in_domain(objects, k);
    //@ ensures (int) \map_get(\map_update(objects, 1, 7), 1) == 7;
    //@ ensures !\in_domain(\map_remove(objects, k), k) && \map_size(\map_singleton(k, 1)) == 1;
    //@ ensures \map_override(objects, \map_singleton(k, 2)) == \map_update(objects, k, 2);
    void keyed(Object k) {
        //@ set objects = \map_update(objects, k, this);
    }

    //@ ensures \map_size(objects) == \old(\map_size(objects)) + 1; // EXPECT violated: postcondition in 'SetsMaps.keyedAgain(Object)'
    void keyedAgain(Object k) {
        //@ set objects = \map_update(objects, k, this);
    }

    //@ ensures friends.contains(this) && \old(friends).subset(friends);
    void join() {
        //@ set friends = friends.union(set.of(this));
    }

    //@ ensures friends.contains(o); // EXPECT violated: postcondition in 'SetsMaps.joinOther(SetsMaps)'
    void joinOther(SetsMaps o) {
        //@ set friends = friends.add(this);
    }

    //@ ensures friends.remove(this).subset(friends) && friends.difference(friends).isEmpty();
    //@ ensures friends.intersect(friends) == friends && friends.disjoint(set.<SetsMaps>empty());
    void laws() { }

    //@ ensures friends.remove(this) == friends; // EXPECT violated: postcondition in 'SetsMaps.noLaw()'
    void noLaw() { }

    //@ ensures bag.count(1) == 0; // EXPECT unknown: this method of such a value (not modelled) in 'SetsMaps.bags()'
    void bags() { }

    //@ ensures table.keys().contains(1); // EXPECT violated: postcondition in 'SetsMaps.keys()'
    void keys() { }
}
// OUTPUT HOLDS       SetsMaps.add(int)
// OUTPUT HOLDS       SetsMaps.addNew(int)
// OUTPUT HOLDS       SetsMaps.put(int, int, int)
// OUTPUT HOLDS       SetsMaps.putAndRemove(int, int)
// OUTPUT HOLDS       SetsMaps.small()
// OUTPUT HOLDS       SetsMaps.keyed(Object)
// OUTPUT HOLDS       SetsMaps.join()
// OUTPUT HOLDS       SetsMaps.laws()
// COVERS value types
