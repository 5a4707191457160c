// Bytes that are no UTF-8 are reported once.
class InvalidUtf8 {
    String a = "ÿ"; // EXPECT error: invalid UTF-8
    // Ã í €
    int þ;
}
