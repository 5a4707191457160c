// \seq, \map, and the value types of org.jmlspecs.lang.
class Sequences {
    int[] a;
    //@ ghost \seq s = \seq_empty;
    //@ ghost \map m = \map_empty;
    //@ ghost seq<Integer> list; ghost \set<String> names; ghost \map<String, Integer> table;
    //@ ghost intset numbers; ghost \string text; ghost \bag<String> bag;

    //@ requires s.length > 0 && (int) s[0] == 3 && ((\seq) s[0]).length == 2;
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(5));
    //@ ensures \seq_sub(s, 0, 1) == \seq_reverse(s) && \seq_put(s, 0, 1) != s;
    //@ ensures s == (\seq_def int i; 0; a.length; a[i]) && s == \array2seq(a);
    //@ ensures \indexOf(s, 3) == 1 && \contains(s, 3) && \seq_get(s, 0) == null && \seq_length(s) == 1;
    //@ ensures \map_get(m, 3) == null && \in_domain(m, 3) && \map_size(m) == 1;
    //@ ensures m == \map_update(\map_remove(m, 1), 1, "x") && m != \map_override(m, \map_singleton(1, 2));
    void sequences() { }

    //@ requires list.size() == 3 && list.get(0) == 3 && names.contains("x") && numbers.has(3);
    //@ requires table.get("x") == 3 && text.length() == 2 && bag.count("x") == 1;
    void values() { }

    //@ no_state model static \seq made(int i) { return \seq_singleton(i); }
    //@ two_state pure model \seq changed();
    //@ public model_behavior requires true; heap_free helper pure model int twice(int i);
}
// COVERS sequences and maps, value types, model methods
