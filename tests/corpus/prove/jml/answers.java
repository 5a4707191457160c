// Pure methods without a body, and of several classes, as formulas: functions of the heap and the arguments.
abstract class Abstract {
    int x;
    //@ requires n >= 0; ensures \result >= n;
    /*@ pure @*/ abstract int f(int n);

    //@ requires a >= 0; ensures \result == f(a);
    int good(int a) { return f(a); }
    //@ requires a >= 0; ensures \result >= a;
    int good2(int a) { return f(a); }
    //@ requires a >= 0; ensures \result == f(a) + 1; // EXPECT violated: postcondition in 'Abstract.bad(int)'
    int bad(int a) { int r = f(a); return r; }
    //@ requires a >= 0; ensures \result == f(a); // EXPECT violated: postcondition in 'Abstract.bad2(int)'
    int bad2(int a) { int r = f(a); x++; return r; }
    //@ requires a >= 0; ensures \result == \old(f(a));
    int good3(int a) { int r = f(a); x++; return r; }
    //@ requires a >= 0; ensures f(a) >= 0;
    void good4(int a) { }
    //@ requires a >= 0 && b == a; ensures f(a) == f(b);
    void good5(int a, int b) { }
    //@ ensures f(a) == f(b); // EXPECT violated: postcondition in 'Abstract.bad3(int, int)'
    void bad3(int a, int b) { }
    //@ requires f(3) == 4; ensures \result == 4;
    int good6() { return f(3); }
    //@ requires f(3) == 4; ensures \result == 5; // EXPECT violated: postcondition in 'Abstract.bad6()'
    int bad6() { return f(3); }
}
interface Shape { /*@ pure @*/ int area(); 
  //@ ensures \result == area() * 2;
  /*@ pure @*/ int twice(); }
class Shapes {
    //@ ensures \result == s.area();
    static int good(Shape s) { return s.area(); }
    //@ ensures \result == s.area() + 1; // EXPECT violated: postcondition in 'Shapes.bad(Shape)'
    static int bad(Shape s) { return s.area(); }
    //@ requires s.area() < 1000 && s.area() > 0; ensures \result == s.area() + s.area();
    static int good2(Shape s) { return s.twice(); }
    //@ requires s.area() == t.area(); ensures s == t; // EXPECT violated: postcondition in 'Shapes.bad2(Shape, Shape)'
    static void bad2(Shape s, Shape t) { }
}
class Modelled {
    int v;
    /*@ public model pure int size(); @*/
    /*@ ensures \result >= 0; public model pure int cnt(); @*/
    //@ ensures cnt() >= 0;
    void good() { }
    //@ ensures cnt() >= 1; // EXPECT violated: postcondition in 'Modelled.bad()'
    void bad() { }
    //@ ensures size() == \old(size());
    void good2() { }
    //@ ensures size() == \old(size()); // EXPECT violated: postcondition in 'Modelled.bad2()'
    void bad2() { v++; }
    //@ requires size() > 2;
    //@ ensures \result > 1;
    int uses() { return 2; }
}
class Natives {
    int x;
    //@ ensures \result > 0;
    /*@ pure @*/ static native int f(int n);
    //@ ensures \result == f(3);
    static int good() { return f(3); }
    //@ ensures \result == f(4); // EXPECT violated: postcondition in 'Natives.bad()'
    static int bad() { return f(3); }
}
class P { /*@ pure @*/ int v() { return 1; } }
class Q extends P { /*@ pure @*/ int v() { return 2; } }
class Virtual {
    //@ ensures o.v() == 1 || o.v() == 2;
    static void good(P o) { }
    //@ ensures o.v() == 1; // EXPECT violated: postcondition in 'Virtual.bad(P)'
    static void bad(P o) { }
    //@ requires o instanceof Q; ensures o.v() == 2;
    static void good2(P o) { }
    //@ ensures \result == o.v();
    static int good3(P o) { return o.v(); }
}
abstract class Refs {
    int[] data; Refs next;
    /*@ pure nullable @*/ abstract Refs peek();
    /*@ pure @*/ abstract Refs some();
    //@ ensures \result == peek();
    /*@ nullable @*/ Refs good() { return peek(); }
    //@ ensures \result == \old(peek());
    /*@ nullable @*/ Refs good2() { return peek(); }
    //@ ensures some() != null;
    void good3() { }
    //@ ensures peek() != null; // EXPECT violated: postcondition in 'Refs.bad()'
    void bad() { }
    //@ ensures some() == this || some() == next; // EXPECT violated: postcondition in 'Refs.bad2()'
    void bad2() { }
    //@ requires peek() != null && peek().next == this; ensures \result == this;
    Refs good4() { return peek().next; }
    //@ requires peek() == this; ensures \result != null;
    Refs good5() { return peek(); }
}
