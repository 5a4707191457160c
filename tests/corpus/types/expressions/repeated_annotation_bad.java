// An annotation twice, of a type that is not repeatable.
import java.lang.annotation.Repeatable;

class RepeatedAnnotation {
    @interface Once { int value(); }
    @interface Several { Often[] value(); }
    @Repeatable(Several.class) @interface Often { int value(); }

    @Once(1) @Once(2) int x; // EXPECT error: annotation 'Once' is repeated
    @Often(1) @Often(2) int y;
}
// COVERS annotations
