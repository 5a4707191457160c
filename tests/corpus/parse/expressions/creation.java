// Objects and arrays created.
class Creation {
    Object f() {
        a = new A(); a = new A(1, b); a = new A<B>(); a = new A<>(); a = new p.A.B<C>.D<>(1); a = new <T>A();
        a = new A() { int b; { b = 1; } }; a = new A<>() { }; a = b.new C(); a = b.new <T>C<>(1) { };
        a = b.c().new D().e; a = this.new E(); a = new A().b; a = new A().b().c[0]; a = new A[1].length;
        a = new int[1]; a = new int[1][2][]; a = new int[][] {{1}, {2, 3,}, {}}; a = new int[] {1, 2}[0];
        a = new A[b]; a = new A<?>[1]; a = new p.A[1][]; a = new int[] {}; a = new int[] {,}; a = new A[] {null};
        return new A();
    }
    int[] b = {1, 2, 3}, c = {}, d = {,}, e[] = {{1}, {}};
}
// COVERS creation, array creation, array access, anonymous classes
