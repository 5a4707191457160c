// super(…) is no value.
class ConstructorCall {
    ConstructorCall() {
        int x = super(); // EXPECT error: expected a value of type 'int', found 'void'
    }
    int use() { return 1 + this(); } // EXPECT error: operator '+' cannot be applied to 'int' and 'void' // EXPECT error: 'this(…)' can be called at the start of a constructor only
}
// COVERS super, this
