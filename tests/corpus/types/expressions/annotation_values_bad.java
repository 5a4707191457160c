// Values of an annotation without the names of their elements.
class AnnotationValues {
    @interface Pair { int value(); int other() default 1; }

    @Pair(1, 2) int x; // EXPECT error: an annotation with several values needs their names // EXPECT error: an annotation with several values needs their names
}
// COVERS annotations
