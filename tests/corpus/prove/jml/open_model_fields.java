// Model fields that no clause defines, of objects of classes that are not given: any value, the same in one state.
abstract class OpenModel {
    //@ public model int m;
    int x;
    //@ ensures m == 0; // EXPECT violated: postcondition in 'OpenModel.bad()'
    void bad() { }
    //@ ensures m == \old(m);
    void good() { }
    //@ ensures m == \old(m); // EXPECT violated: postcondition in 'OpenModel.bad2()'
    void bad2() { x++; }
}
interface Stack {
    //@ public model instance int size;
    //@ public instance invariant size >= 0;
    //@ public normal_behavior assignable size; ensures size == \old(size) + 1;
    void push(Object o);
    //@ public normal_behavior requires size > 0; assignable size; ensures size == \old(size) - 1;
    void pop();
    //@ public normal_behavior ensures \result == size;
    /*@ pure @*/ int count();
}
class Client {
    //@ requires s.size < 100; ensures s.size == \old(s.size);
    static void good(Stack s, Object o) { s.push(o); s.pop(); }
    //@ requires s.size < 100; ensures s.size == \old(s.size); // EXPECT violated: postcondition in 'Client.bad(Stack, Object)'
    static void bad(Stack s, Object o) { s.push(o); s.push(o); }
    //@ ensures true;
    static void bad2(Stack s) { s.pop(); } // EXPECT violated: precondition of 'pop' in 'Client.bad2(Stack)'
    //@ requires s.size > 3; ensures \result;
    static boolean good2(Stack s) { return s.count() > 3; }
    //@ ensures s.size >= 0;
    static void good3(Stack s) { }
}
