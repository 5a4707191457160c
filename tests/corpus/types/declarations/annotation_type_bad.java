// What an annotation type cannot declare.
@interface Mark {
    int value(int x); // EXPECT error: annotation element 'value' takes no parameters and throws nothing
    Object any(); // EXPECT error: annotation element 'any' cannot have type 'Object'
    int good() default 1;
    int bad() default "x"; // EXPECT error: cannot convert 'String' to 'int'
}
// COVERS annotation types
