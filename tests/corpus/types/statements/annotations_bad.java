// Wrong values of annotations.
@interface Wanted {
    int number();
    String[] names() default {};
    Inner inner() default @Inner;
    @interface Inner { }
}

class annotations_bad {
    @String int a; // EXPECT error@6: 'String' is not an annotation type
    @Wanted int b; // EXPECT error@5: annotation 'Wanted' needs a value for 'number'
    @Wanted(number = "x") int c; // EXPECT error: cannot convert 'String' to 'int'
    @Wanted(number = 1, size = 2) int d; // EXPECT error: annotation 'Wanted' has no element 'size'
    @Wanted(number = {1}) int e; // EXPECT error@22: expected a value of type 'int'
    @Wanted(number = 1, names = {"a", 1}) int f; // EXPECT error: cannot convert 'int' to 'String'
    @Wanted(number = 1, inner = @Deprecated) int g; // EXPECT error: cannot convert 'Deprecated' to 'Wanted.Inner'
}
// COVERS annotations
