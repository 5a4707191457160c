// Default methods cannot replace those of Object.
interface Named {
    default String toString() { return "n"; } // EXPECT error: a default method cannot override 'toString()' of Object
    boolean equals(Object other);
}
// COVERS default methods, interfaces
