// An abstract method of the superclass cannot be called through super.
abstract class Base { abstract int get(); }
class Derived extends Base {
    int get() { return super.get(); } // EXPECT error: abstract method 'get' cannot be called through 'super'
}
// COVERS super, calls
