// Classes and interfaces that extend themselves.
class A extends B { } // EXPECT error: 'A' cannot extend itself, even indirectly
class B extends A { }
interface I extends J { } // EXPECT error: 'I' cannot extend itself, even indirectly
interface J extends I { }
class C extends C { } // EXPECT error: 'C' cannot extend itself, even indirectly
// COVERS inheritance, classes
