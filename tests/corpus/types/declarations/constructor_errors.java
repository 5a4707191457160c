class ConstructorErrors {
    interface Shape {
        Shape() {} // EXPECT error@9: an interface cannot have a constructor
    }
}
// COVERS constructors
