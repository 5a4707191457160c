// Local variables, and expressions that look like their declarations.
class Locals {
    void f() {
        int a, b = 1, c[] = {1}, d[][];
        final String e; @A final int[] g = {1, 2}, h[] = {{}};
        java.util.List<String> i; java.util.Map.Entry<String, ? super int[]>[] j; A<B>.C<D> k;
        var l = 1; A.B m = null;
        a = b < c ? d : e; f(a < b, c > d); f(a < b, c > (d)); i.j.k(); a.b.c = d; a[0] = 1; a.b[0].c();
        A<B> n; A<B>[] o = null; int p = a < b ? 1 : 2;
        String record = "", sealed = record;
    }
}
// COVERS local variables
