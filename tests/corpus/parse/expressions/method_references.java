// References to methods and constructors.
class MethodReferences {
    void f() {
        a = this::f; a = super::f; a = MethodReferences.super::f; a = String::length; a = java.lang.String::length;
        a = b.c()::d; a = new A()::b; a = "s"::length; a = (b)::c; a = b[0]::c; a = A::<B>c; a = A::new;
        a = A::<B>new; a = int[]::new; a = int[]::clone; a = String[][]::new; a = java.lang.String[]::new;
        a = List<String>::new; a = A<B>.C<D>::m; a = A<B[], ? extends C>[]::new; a = A.B<C>::d;
        a = A.B<C>.D[]::new; a = b ? A::c : A<B>::d; g(A<B>::c, A<B>[]::new, d < e, f > g);
        a = (A<B>) C<D>::e; a = b::c; a = this.b::c; a = MethodReferences.this::f;
    }
}
// COVERS method reference, constructor reference
