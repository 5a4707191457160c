// The collections of org.jmlspecs.models: values, made of arrays that never change.
import org.jmlspecs.models.*;
class Models {
    //@ ensures new JMLObjectSet().insert(x).insert(y).has(x) && JMLObjectSet.singleton(x).isSubset(new JMLObjectSet(y).insert(x));
    static void sets(Object x, Object y) { }
    //@ ensures new JMLObjectSet().insert(x).insert(y).int_size() == 2; // EXPECT violated: postcondition in 'Models.twice(Object, Object)'
    static void twice(Object x, Object y) { }
    //@ ensures new JMLObjectSet(x).union(new JMLObjectSet(y)).equals(new JMLObjectSet(y).insert(x));
    static void unions(Object x, Object y) { }
    //@ ensures s.isSubset(s.insert(x)) && !s.remove(x).has(x) && s.difference(s).isEmpty();
    static void given(JMLObjectSet s, Object x) { }
    //@ ensures s.insert(x).isSubset(s); // EXPECT violated: postcondition in 'Models.givenWrongly(JMLObjectSet, Object)'
    static void givenWrongly(JMLObjectSet s, Object x) { }
    //@ ensures new JMLEqualsBag("a").insert("a").count("a") == 2;
    static void bags() { }
    //@ ensures new JMLEqualsBag("a").insert("a").equals(new JMLEqualsBag("a")); // EXPECT violated: postcondition in 'Models.bagsWrongly()'
    static void bagsWrongly() { }
    //@ ensures JMLObjectSequence.singleton(x).concat(JMLObjectSequence.singleton(y)).reverse().first() == y;
    static void sequences(Object x, Object y) { }
    //@ requires s.int_size() > 0; ensures s.trailer().insertFront(s.first()).equals(s) && s.header().isPrefix(s);
    static void ends(JMLEqualsSequence<Integer> s) { }
    //@ requires s.int_size() > 0; ensures s.header().isSuffix(s); // EXPECT violated: postcondition in 'Models.endsWrongly(JMLObjectSequence)'
    static void endsWrongly(JMLObjectSequence s) { }
}
class Cell {
    //@ public model JMLObjectSequence content;
    private Object x = new Object(); //@ in content;
    //@ private represents content = new JMLObjectSequence(x);
    //@ assignable content; ensures content.equals(new JMLObjectSequence(o));
    public void set(Object o) { x = o; }
    //@ ensures content.has(o); // EXPECT violated: postcondition in 'Cell.forget(Object)'
    public void forget(Object o) { }
}
