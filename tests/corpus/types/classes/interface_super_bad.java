// I.super.m() for an interface that is no direct superinterface, or an abstract method.
interface One { default int f() { return 1; } int g(); }
interface Two extends One { }
class Both implements Two {
    public int f() { return One.super.f(); } // EXPECT error: 'One' is neither a class around nor a direct superinterface
    public int g() { return Two.super.g(); } // EXPECT error: abstract method 'g' cannot be called through 'super'
}
// COVERS qualified super, default methods, interfaces
