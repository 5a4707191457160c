// The variable hides the type of the same name, and has no such field.
class Obscured {
    static class Text { static int size = 7; }

    int get(String Text) {
        return Text.size; // EXPECT error: cannot find field 'size' in 'String'
    }
}
// COVERS names, shadowing
