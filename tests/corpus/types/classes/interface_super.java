// I.super.m() calls the default method of a direct superinterface.
interface One { default int f() { return 1; } }
interface Two { default int f() { return 2; } }
class Both implements One, Two {
    public int f() { return One.super.f() + Two.super.f(); }
}
interface Three extends One { default int f() { return One.super.f() + 1; } }
// COVERS qualified super, default methods, interfaces
