// A sequence that is one of two: what is asked where one of them counts says nothing of elsewhere.
class Choices {
    boolean c;
    //@ ghost \seq s;
    //@ ghost \map m;

    void right() {
        //@ set s = c ? \seq_singleton(1) : \seq_singleton(2);
        //@ assert !c ==> s == \seq_singleton(2);
        //@ assert c ==> s == \seq_singleton(1);
        //@ assert c ==> (int) s[0] == 1;
    }

    void wrong() {
        //@ set s = c ? \seq_singleton(1) : \seq_singleton(2);
        //@ assume !c ==> s == \seq_singleton(2);
        //@ assume c ==> s == \seq_singleton(1);
        //@ assert c ==> (int) s[0] == 2; // EXPECT violated: assertion in 'Choices.wrong()'
    }

    void rightMap() {
        //@ set m = c ? \map_singleton(1, 1) : \map_singleton(1, 2);
        //@ assert !c ==> m == \map_singleton(1, 2);
        //@ assert c ==> m == \map_singleton(1, 1);
    }

    void wrongMap() {
        //@ set m = c ? \map_singleton(1, 1) : \map_singleton(1, 2);
        //@ assume !c ==> m == \map_singleton(1, 2);
        //@ assert !c; // EXPECT violated: assertion in 'Choices.wrongMap()'
    }
}
class Listed {
    /*@ nullable @*/ Listed next;
    int head;
    //@ ghost \seq rep;
    //@ invariant next == null ==> rep == \seq_singleton(head);
    //@ invariant next != null ==> rep == \seq_concat(\seq_singleton(head), next.rep);

    //@ ensures head == v;
    void put(int v) {
        head = v;
        //@ set rep = next == null ? \seq_singleton(v) : \seq_concat(\seq_singleton(v), next.rep);
    }
}
// EXIT 1
// OUTPUT HOLDS Choices.right()
// OUTPUT HOLDS Choices.rightMap()
// OUTPUT HOLDS Listed.put(int)
