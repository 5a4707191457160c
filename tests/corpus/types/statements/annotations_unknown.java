// Annotations that are not found are only warned of.
class annotations_unknown {
    @Unheard("of") int a; // EXPECT warning@6: annotation type 'Unheard' was not found
    @no.such.Thing(x = 1) int b; // EXPECT warning: annotation type 'no.such.Thing' was not found
}
// COVERS annotations
