// The keys of a map are a set.
class Keys {
    //@ ghost map<Integer,Integer> m = map.empty();
    //@ requires m == map.<Integer,Integer>empty(); ensures m.keys().has(k) && m.keys().size() == 1;
    void good(int k, int v) { //@ set m = m.put(k, v);
    }
    //@ requires m == map.<Integer,Integer>empty(); ensures m.keys().has(k + 1); // EXPECT violated: postcondition in 'Keys.bad(int, int)'
    void bad(int k, int v) { //@ set m = m.put(k, v);
    }
    //@ ensures m.put(k, 1).keys() == m.put(k, 2).keys();
    void good2(int k) { }
    //@ ensures m.put(k, 1) == m.put(k, 2); // EXPECT violated: postcondition in 'Keys.bad2(int)'
    void bad2(int k) { }
    //@ ensures m.keys().add(k) == m.put(k, 7).keys();
    void good3(int k) { }
    //@ requires m.keys().has(3); ensures m.containsKey(3);
    void good4() { }
    //@ requires m.has(3); ensures (\forall int x; m.keys().has(x); x == 3); // EXPECT violated: postcondition in 'Keys.bad4()'
    void bad4() { }
}
