// Arguments are never narrowed, constants neither (JLS 5.3).
class Calls {
    void take(byte b) { }
    void box(Long l) { }

    void use() {
        take(1); // EXPECT error: 'take' expects (byte), found (int)
        box(1); // EXPECT error: 'box' expects (Long), found (int)
    }
}
// COVERS calls, constants
