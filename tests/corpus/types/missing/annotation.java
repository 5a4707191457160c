// A missing annotation type is a warning only.
class Annotated {
    @Nonsense int x; // EXPECT warning: annotation type 'Nonsense' was not found
    @Nonsense(value = 1, other = {2}) void f() { } // EXPECT warning: annotation type 'Nonsense' was not found
}
// COVERS missing types, annotations
