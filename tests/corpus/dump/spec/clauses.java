// ARGS --spec
class Clauses {
    int size;
    long total;
    int[] items;
    //@ model int count; represents count = size + 1;

    //@ invariant 0 <= size <= items.length;

    //@ requires index < size;
    //@ assignable items[index], total if index > 0;
    //@ ensures total == \old(total) + items[index];
    //@ ensures (\forall int i; 0 <= i && i < size; items[i] != index);
    void set(int index) { }
}
// OUTPUT requires, line 10
// OUTPUT   less : bool
// OUTPUT     local index : int
// OUTPUT     field Clauses.size : int
// OUTPUT       enclosing Clauses : ref
// OUTPUT assignable, line 11
// OUTPUT   location_when : locations
// OUTPUT     locations : locations
// OUTPUT       location_elements : locations
// OUTPUT       location_field Clauses.total : locations
// OUTPUT ensures, line 12
// OUTPUT     arithmetic add : long
// OUTPUT       old \old : long
// OUTPUT       convert : long
// OUTPUT         element : int
// OUTPUT ensures, line 13
// OUTPUT   quantifier \forall int i : bool
// OUTPUT represents, line 6
// OUTPUT invariant, line 8
