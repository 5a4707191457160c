// Class literals, and `this` and `super` behind types.
class ClassLiterals {
    Object f() {
        a = int.class; a = String.class; a = java.util.Map.Entry.class; a = int[][].class; a = A.B[].class;
        a = void.class; a = String.class.getName(); a = ClassLiterals.this; a = p.q.ClassLiterals.this.f();
        a = super.f(); a = super.a; a = ClassLiterals.super.f(); a = A.super.<B>f(); a = A.super.b.c[0];
        return this;
    }
}
// COVERS class literals, this, super, qualified this, qualified super
