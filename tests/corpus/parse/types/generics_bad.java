// Mistakes in type arguments and type parameters.
class GenericsBad {
    List<String a; // EXPECT error@17: expected '>', found 'a'
    List<String, > b; // EXPECT error@18: expected type, found '>'
    List<? extends> c; // EXPECT error@19: expected type, found '>'
    <> void d() { } // EXPECT error@6: expected identifier, found '>'
    <T extends> void e() { } // EXPECT error@15: expected type, found '>'
    List<3> f; // EXPECT error@10: expected type, found '3'
}
class GenericsBadHeader<T, > { } // EXPECT error@28: expected identifier, found '>'
// COVERS generics, wildcards, bounds
