// What is no class or interface cannot be extended.
class A<T> extends T { } // EXPECT error: 'T' is not a class or interface
class B extends int[] { } // EXPECT error: 'int[]' is not a class or interface
// COVERS inheritance, classes
