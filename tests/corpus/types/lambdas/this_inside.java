// this and super in a lambda are those of the class around it.
class ThisInside {
    int x;
    Runnable use() { return () -> { this.x++; super.hashCode(); helper(); }; }
    void helper() { }
    Runnable anonymous() {
        return new Runnable() { int x; public void run() { this.x++; ThisInside.this.x++; } };
    }
}
// COVERS lambda, this, qualified this, anonymous classes
