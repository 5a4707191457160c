// A constructor calls one without parameters of its superclass, if it says nothing else.
class Base { Base(int i) { } }
class One extends Base { } // EXPECT error: 'Base' expects (int), found ()
// EXPECT-PREV note: super() is called implicitly here
class Two extends Base {
    Two() { } // EXPECT error: 'Base' expects (int), found ()
    Two(int i) { super(i); }
}
// COVERS constructors, super, inheritance
