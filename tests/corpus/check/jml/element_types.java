// Types of elements where there are none, or where nothing is known of them.
class ElementTypes {
    // EXPECT-NEXT violated: postcondition
    //@ ensures \elemtype(\type(int)) <: \type(Object);
    static void a() { }
    // EXPECT-NEXT violated: postcondition
    //@ ensures \elemtype(\type(int[])) <: \type(Object);
    static void b() { }
    //@ ensures \elemtype(\type(String[])) <: \type(Object);
    static void c() { }
    // EXPECT-NEXT violated: postcondition
    //@ ensures \elemtype(\typeof(x)) <: \type(Object);
    static void d(String x) { }
    // EXPECT-NEXT violated: postcondition
    //@ ensures \type(String) <: \elemtype(\type(int));
    static void e() { }
    // EXPECT-NEXT violated: postcondition
    //@ ensures \typeof(x) <: \elemtype(\type(Object[]));
    static void f(/*@ nullable */ String x) { }
    //@ ensures (\typeof(x) == \type(int[])) ? \elemtype(\typeof(x)) <: \type(int) : true;
    static void g(int[] x) { }
}
