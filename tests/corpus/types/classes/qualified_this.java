// Outer.this and Outer.super.
class Base { int get() { return 1; } int f = 2; }
class Outer extends Base {
    int get() { return 3; }
    class Inner extends Base {
        int get() { return Outer.this.get() + Outer.super.get() + super.get() + Outer.super.f + Inner.this.f; }
        class Deep { int sum() { return Outer.this.get() + Inner.this.get() + Inner.super.get(); } }
    }
    Runnable r = () -> Outer.this.get();
}
// COVERS qualified this, qualified super, this, super
