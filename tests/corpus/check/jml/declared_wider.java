// What is declared as an Object may be the string, the array, the box that something else holds.
// ARGS --encoding quantified
class Box<T> {
    T item;
    int n;
    //@ assignable item, n; ensures item == t && n == 1;
    void put(T t) { item = t; n = 1; }
}
class Wider {
    //@ ensures b.item != s; // EXPECT violated: postcondition in 'Wider.text(Box<String>, String)'
    static void text(Box<String> b, String s) { }
    //@ ensures p != q; // EXPECT violated: postcondition in 'Wider.array(Object, int[])'
    static void array(Object p, int[] q) { }
    //@ ensures p != q; // EXPECT violated: postcondition in 'Wider.box(Number, Integer)'
    static void box(Number p, Integer q) { }
    //@ ensures p != (Object) q;
    static void apart(Integer[] p, String[] q) { }
    //@ ensures \result == 1 && b.item == s;
    static int called(Box<String> b, String s) { b.put(s); return b.n; }
    //@ ensures \result == 2; // EXPECT violated: postcondition in 'Wider.wrong(Box<String>, String)'
    static int wrong(Box<String> b, String s) { b.put(s); return b.n; }
}
