// Values of annotations are constants, one for each element.
class AnnotationConstants {
    @interface Mark { int value(); }
    static int variable = 1;

    @Mark(variable) int a; // EXPECT error: the value of an annotation must be a constant
    @Mark(value = 1, value = 2) int b; // EXPECT error: annotation 'Mark' has two values for 'value'
    @Mark(1 + 2) int c;
}
// COVERS annotations, constants
