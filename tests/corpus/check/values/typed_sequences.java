// seq<T>, array<T> and string of org.jmlspecs.lang.
class TypedSequences {
    //@ ghost seq<Integer> list;
    //@ ghost array<Integer> cells;
    //@ ghost string text;

    //@ ensures list == \old(list).add(v) && list.size() == \old(list).size() + 1;
    void add(int v) {
        //@ set list = list.add(v);
    }

    //@ ensures list == \old(list).prepend(v); // EXPECT violated: postcondition in 'TypedSequences.addLast(int)'
    void addLast(int v) {
        //@ set list = list.add(v);
    }

    //@ ensures list.get(0) == v && list[0] == v && list.head() == v && list.tail() == \old(list);
    void addFirst(int v) {
        //@ set list = list.prepend(v);
    }

    //@ ensures seq.of(1, 2, x)[2] == x && seq.of(1, 2).length == 2 && seq.of(1) != seq.of(1, 1);
    //@ ensures seq.of(1, 2).eq(seq.<Integer>empty().add(1).add(2)) && seq.<Integer>empty().isEmpty();
    static void of(int x) { }

    //@ requires list.length() > 2 && list[0] == 7;
    //@ ensures list.remove(1).size() == list.size() - 1 && list.remove(0)[0] == list[1];
    //@ ensures list.insert(0, x).tail() == list && list.sub(0, 1) == seq.of(7) && list.insert(1, x)[1] == x;
    //@ ensures list.reverse().reverse() == list && list.contains(7) && list.append(list).size() == 2 * list.size();
    //@ ensures list.put(1, x).get(1) == x && list.put(1, x).put(1, list[1]) == list && list.tail(2) == list.tail().tail();
    void operations(int x) { }

    //@ requires list.length() > 2 && list[0] == 7;
    //@ ensures list.remove(0).contains(7); // EXPECT violated: postcondition in 'TypedSequences.removed()'
    void removed() { }

    //@ ensures list[list.size()] == list[list.size()]; // EXPECT violated: postcondition in 'TypedSequences.outside()'
    void outside() { }

    //@ ensures list != null && (\forall int i; 0 <= i < list.size(); list.contains(list[i]));
    void all() { }

    //@ requires cells.length() == 2;
    //@ ensures cells.put(0, x)[0] == x && cells.put(0, x)[1] == cells[1] && cells.put(0, x).length == 2;
    void cells(int x) { }

    //@ ensures string.empty().add('a').add('b').charAt(1) == 'b' && text.append(string.empty()) == text;
    void text() { }

    //@ ensures text.add('a') == text; // EXPECT violated: postcondition in 'TypedSequences.longer()'
    void longer() { }
}
// OUTPUT HOLDS       TypedSequences.add(int)
// OUTPUT HOLDS       TypedSequences.addFirst(int)
// OUTPUT HOLDS       TypedSequences.of(int)
// OUTPUT HOLDS       TypedSequences.operations(int)
// OUTPUT HOLDS       TypedSequences.all()
// OUTPUT HOLDS       TypedSequences.cells(int)
// OUTPUT HOLDS       TypedSequences.text()
// COVERS value types
