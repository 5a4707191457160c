class AnnotationErrors {
    @interface Wrong {
        Object any(); // EXPECT error@16: annotation element 'any' cannot have type 'Object'

        int[][] rows(); // EXPECT error: annotation element 'rows' cannot have type 'int[][]'

        void nothing(); // EXPECT error: annotation element 'nothing' cannot have type 'void'

        int taking(int x); // EXPECT error@13: annotation element 'taking' takes no parameters and throws nothing

        int throwing() throws Exception; // EXPECT error: annotation element 'throwing' takes no parameters and throws nothing
    }

    interface Plain {
        int value() default 1; // EXPECT error@29: only an annotation element can have a default value
    }
}
// COVERS annotation types
