// Which method is called.
// ARGS --types
class Overloads {
    void f(long x) { }
    void f(Integer x) { }
    void f(Object x) { }
    void f(int... x) { }
    void use(int i, Integer box, double d) {
        f(i);
        f(box);
        f(d);
        f(i, i);
        f("x");
    }
}
// OUTPUT expression: CALL 9:9-9:13 name=f name_at=9:9 method=Overloads.f(long) method_type=Overloads type=void
// OUTPUT expression: CALL 10:9-10:15 name=f name_at=10:9 method=Overloads.f(Integer) method_type=Overloads type=void
// OUTPUT expression: CALL 11:9-11:13 name=f name_at=11:9 method=Overloads.f(Object) method_type=Overloads type=void
// OUTPUT expression: CALL 12:9-12:16 name=f name_at=12:9 is_varargs method=Overloads.f(int...) method_type=Overloads variable_type=int[] type=void
// OUTPUT expression: CALL 13:9-13:15 name=f name_at=13:9 method=Overloads.f(Object) method_type=Overloads type=void
// COVERS overload phases, varargs
