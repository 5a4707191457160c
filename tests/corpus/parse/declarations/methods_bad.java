// Mistakes in methods.
class MethodsBad {
    a() { } // EXPECT error@5: method 'a' has no return type
    public b(int x); // EXPECT error@12: method 'b' has no return type
    void c { } // EXPECT error@12: expected ';', found '{'
    void d( { } // EXPECT error@13: expected type, found '{'
    void e(int) { } // EXPECT error@15: expected identifier, found ')'
    void f(int a, ) { } // EXPECT error@19: expected type, found ')'
    void g(int a int b) { } // EXPECT error@18: expected ')', found 'int' // EXPECT note@11: to match this '('
    void h(int... a, int b) { } // EXPECT error@12: varargs parameter must be the last one
    void i(int a, MethodsBad this) { } // EXPECT error@19: 'this' may only be the first parameter of a method
    void j(MethodsBad this, MethodsBad this) { } // EXPECT error@29: 'this' may only be the first parameter of a method
    void kk(int... a[]) { } // EXPECT error@21: expected ')', found '[' // EXPECT note@12: to match this '('
    void k() throws { } // EXPECT error@21: expected type, found '{'
    void l() int a; // EXPECT error@14: expected '{' or ';', found 'int'
    void () { } // EXPECT error@10: expected identifier, found '('
    public static public void m() { } // EXPECT error@19: repeated modifier 'public'
    static int n = new Object() { o() { } }; // EXPECT error@35: method 'o' has no return type
    void p() { } // all of these are recovered from
}
// COVERS methods
