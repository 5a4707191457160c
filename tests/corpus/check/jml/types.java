// \TYPE: \typeof, \type, \elemtype and <:.
class Types {
    static class Base { }
    static class Derived extends Base { }
    interface Marked { }
    static class Other extends Base implements Marked { }

    //@ ensures \result <==> \typeof(o) == \type(Derived);
    static boolean isDerived(Base o) { return o instanceof Derived; }

    //@ ensures \result <==> \typeof(o) == \type(Base); // EXPECT violated: postcondition in 'Types.isBaseWrong(Types.Base)'
    static boolean isBaseWrong(Base o) { return o instanceof Base; }

    //@ ensures \result <==> \typeof(o) <: \type(Marked);
    static boolean isMarked(Base o) { return o instanceof Marked; }

    //@ ensures \result <==> \typeof(o) <: \type(Base); // EXPECT violated: postcondition in 'Types.isMarkedWrong(Types.Base)'
    static boolean isMarkedWrong(Base o) { return o instanceof Marked; }

    //@ ensures \typeof(\result) == \type(int[]) && \elemtype(\typeof(\result)) == \type(int);
    static int[] array() { return new int[1]; }

    //@ ensures \elemtype(\typeof(\result)) == \type(long); // EXPECT violated: postcondition in 'Types.arrayWrong()'
    static Object arrayWrong() { return new int[1]; }

    //@ ensures \elemtype(\typeof(a)) <: \type(Base);
    static void elements(Base[] a) { }

    //@ ensures \elemtype(\typeof(a)) == \type(Base); // EXPECT violated: postcondition in 'Types.elementsWrong(Types.Base[])'
    static void elementsWrong(Base[] a) { }

    //@ ensures \typeof(x) == \type(int) && \type(int) != \type(long) && \type(Derived) <: \type(Base) && !(\type(Base) <: \type(Derived));
    static void primitive(int x) { }

    //@ ensures \typeof(x) == \type(long); // EXPECT violated: postcondition in 'Types.primitiveWrong(int)'
    static void primitiveWrong(int x) { }

    //@ ensures \typeof(\result) == \typeof(o);
    static Base same(Base o) { return o instanceof Derived ? new Derived() : o instanceof Other ? new Other() : new Base(); }

    //@ ensures \typeof(\result) == \typeof(o); // EXPECT violated: postcondition in 'Types.sameWrong(Types.Base)'
    static Base sameWrong(Base o) { return o instanceof Derived ? new Derived() : new Base(); }

    //@ ensures \typeof(o) == (flag ? \type(Derived) : \type(Base)); // EXPECT violated: postcondition in 'Types.chosen(Types.Base, boolean)'
    static void chosen(Base o, boolean flag) { }

    //@ ensures \typeof(o) != \type(String); // EXPECT unknown: \typeof of an 'Object' of any class (not modelled) in 'Types.anything(Object)'
    static void anything(Object o) { }

    //@ ensures \typeof(o) == \type(Base); // EXPECT violated: postcondition in 'Types.noType(Types.Base)'
    static void noType(/*@ nullable @*/ Base o) { }
}
// OUTPUT HOLDS Types.isDerived(Types.Base)
// OUTPUT VIOLATED Types.isBaseWrong(Types.Base)
// OUTPUT HOLDS Types.isMarked(Types.Base)
// OUTPUT VIOLATED Types.isMarkedWrong(Types.Base)
// OUTPUT HOLDS Types.array()
// OUTPUT VIOLATED Types.arrayWrong()
// OUTPUT HOLDS Types.elements(Types.Base[])
// OUTPUT VIOLATED Types.elementsWrong(Types.Base[])
// OUTPUT HOLDS Types.primitive(int)
// OUTPUT VIOLATED Types.primitiveWrong(int)
// OUTPUT HOLDS Types.same(Types.Base)
// OUTPUT VIOLATED Types.sameWrong(Types.Base)
// OUTPUT VIOLATED Types.chosen(Types.Base, boolean)
// OUTPUT UNKNOWN Types.anything(Object)
// OUTPUT VIOLATED Types.noType(Types.Base)
