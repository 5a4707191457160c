// A block that is not closed is noticed at the next method. // COVERS blocks
class Unclosed {
    void f() {
        if (a) { // EXPECT note@16: to match this '{'
            b();
    public void g() { } // EXPECT error@5: expected '}', found 'public'
    private static int h() { return 1; }
    void i() {
        private int x = 1; // that it cannot be private is not a matter of syntax
    }
}
