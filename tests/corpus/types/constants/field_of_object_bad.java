// A constant variable is a constant expression by its simple name or behind a type, not behind an object (JLS 15.29).
class FieldOfObject {
    final int k = 5;
    static final int S = 6;

    void m(int x, FieldOfObject other) {
        byte simple = k;
        byte ofType = FieldOfObject.S;
        byte ofThis = this.k; // EXPECT error: cannot convert 'int' to 'byte'
        byte ofOther = other.S; // EXPECT error: cannot convert 'int' to 'byte'
        switch (x) {
        case k:
        case FieldOfObject.S: break;
        case this.k: // EXPECT error: case label must be a constant expression
        }
    }
}
